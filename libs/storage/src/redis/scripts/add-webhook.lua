-- Adds a webhook to an inbox that is held, for as long as it is.
-- KEYS  1 inbox  2 webhooks
-- ARGV  1 id  2 webhook (JSON)  3 most webhooks of an inbox
-- Returns 'added', 'full', or 'not_held'.
local state, until_ms = state_of(KEYS[1], now_ms())
if state ~= 'held' then return 'not_held' end
local count = 0
for _, field in ipairs(redis.call('HKEYS', KEYS[2])) do
  if string.sub(field, 1, 5) == 'hook:' then count = count + 1 end
end
if count >= tonumber(ARGV[3]) then return 'full' end
redis.call('HSET', KEYS[2], 'hook:' .. ARGV[1], ARGV[2])
redis.call('PEXPIREAT', KEYS[2], until_ms + GRACE_MS)
return 'added'
