-- Stores the result of an attempt. Changes nothing if the delivery has been deleted or replayed since.
-- KEYS  webhooks_key
-- ARGV  id: string        of the delivery
-- ARGV  run: number       of the attempt: a replay starts a new run
-- ARGV  delivery: string  JSON
-- RETURNS  flag: it was saved
local known = redis.call('HGET', webhooks_key, 'delivery:' .. id)
if not known or cjson.decode(known).run ~= run then return 0 end
redis.call('HSET', webhooks_key, 'delivery:' .. id, delivery)
return 1
