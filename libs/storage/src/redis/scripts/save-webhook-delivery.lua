-- Keeps what became of an attempt. What is gone stays gone, and a replay that came in between stands.
-- KEYS  webhooks_key
-- ARGV  id: string        of the delivery
-- ARGV  run: number       that it is of
-- ARGV  delivery: string  JSON
-- RETURNS  flag: it was saved
local known = redis.call('HGET', webhooks_key, 'delivery:' .. id)
if not known or cjson.decode(known).run ~= run then return 0 end
redis.call('HSET', webhooks_key, 'delivery:' .. id, delivery)
return 1
