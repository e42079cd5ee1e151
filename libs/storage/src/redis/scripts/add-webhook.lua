-- Adds a webhook to an inbox that this caller holds; the webhook ends with the inbox. Checks the holder here again: the
-- gateway has looked up the webhook's host, and meanwhile the inbox may have got another holder.
-- NEEDS  inbox
-- KEYS  inbox_key
-- KEYS  webhooks_key
-- ARGV  key_hash: string       of the caller's key
-- ARGV  id: string
-- ARGV  webhook: string        JSON
-- ARGV  most_webhooks: number  of an inbox
-- RETURNS  string: 'added', 'full', or 'not_held' by this caller
local state, until_ms = state_of(inbox_key, now_ms())
if state ~= 'held' or not opens(inbox_key, key_hash) then return 'not_held' end
local count = 0
for _, field in ipairs(redis.call('HKEYS', webhooks_key)) do
  if string.sub(field, 1, 5) == 'hook:' then count = count + 1 end
end
if count >= most_webhooks then return 'full' end
redis.call('HSET', webhooks_key, 'hook:' .. id, webhook)
redis.call('PEXPIREAT', webhooks_key, until_ms + GRACE_MS)
return 'added'
