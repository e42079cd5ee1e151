-- Adds a browser's push subscription to an inbox that this caller holds, or renews it. The subscription ends with the
-- inbox. Checks the holder here again: the gateway has looked up the push service's host, and meanwhile the inbox may have
-- got another holder.
-- NEEDS  inbox
-- KEYS  inbox_key
-- KEYS  push_key
-- ARGV  key_hash: string             of the caller's key
-- ARGV  id: string
-- ARGV  subscription: string         JSON object without `keyHash` and `renewedAtMs`
-- ARGV  most_subscriptions: number   of an inbox: beyond it, the one that was renewed longest ago is deleted
-- RETURNS  flag: it was added; false if the inbox is not held by this caller
local now = now_ms()
local state, until_ms = state_of(inbox_key, now)
if state ~= 'held' or not opens(inbox_key, key_hash) then return 0 end
local field = 'subscription:' .. id
local others = {}
for _, other in ipairs(redis.call('HKEYS', push_key)) do
  if string.sub(other, 1, 13) == 'subscription:' and other ~= field then
    table.insert(others, { field = other, at = cjson.decode(redis.call('HGET', push_key, other)).renewedAtMs })
  end
end
table.sort(others, function(a, b) return a.at < b.at end)
for i = 1, #others - most_subscriptions + 1 do redis.call('HDEL', push_key, others[i].field) end
local head = '{"keyHash":' .. cjson.encode(key_hash) .. ',"renewedAtMs":' .. string.format('%d', now) .. ','
redis.call('HSET', push_key, field, head .. string.sub(subscription, 2))
redis.call('PEXPIREAT', push_key, until_ms + GRACE_MS)
return 1
