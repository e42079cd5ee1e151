-- Stores the result of an attempt. Changes nothing if the delivery has been deleted or replayed since, or another
-- worker has made the same attempt: BullMQ gives another worker the job of one that stood still for long.
-- KEYS  webhooks_key
-- ARGV  id: string        of the delivery
-- ARGV  run: number       of the attempt: a replay starts a new run
-- ARGV  attempts: number?  that were made before this one; nil: a replay, which does not depend on them
-- ARGV  delivery: string  JSON
-- RETURNS  flag: it was saved
local known = redis.call('HGET', webhooks_key, 'delivery:' .. id)
if not known then return 0 end
local before = cjson.decode(known)
if before.run ~= run or (attempts and before.attempts ~= attempts) then return 0 end
redis.call('HSET', webhooks_key, 'delivery:' .. id, delivery)
return 1
