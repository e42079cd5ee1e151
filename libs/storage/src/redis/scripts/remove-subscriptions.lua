-- Ends one push subscription, or all that were added with one key.
-- KEYS  push_key
-- ARGV  id: string?        nil: all of the key
-- ARGV  key_hash: string?
-- RETURNS  number of subscriptions that were ended
if id then return redis.call('HDEL', push_key, 'subscription:' .. id) end
local ended = 0
for _, field in ipairs(redis.call('HKEYS', push_key)) do
  if string.sub(field, 1, 13) == 'subscription:' and cjson.decode(redis.call('HGET', push_key, field)).keyHash == key_hash then
    ended = ended + redis.call('HDEL', push_key, field)
  end
end
return ended
