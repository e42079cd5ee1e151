-- Lets an inbox fail once, if it has a fault at this stage. Several SMTP processes may run this at once: the inbox
-- still fails exactly `times` times.
-- NEEDS  inbox
-- KEYS  inbox_key
-- ARGV  stage: string
-- RETURNS  list of { SMTP code, ms to hold the reply back }; empty if the inbox does not fail
local text = redis.call('HGET', inbox_key, 'fault')
if not text or state_of(inbox_key, now_ms()) ~= 'held' then return {} end
local fault = cjson.decode(text)
if fault.stage ~= stage then return {} end
if fault.times == 1 then
  redis.call('HDEL', inbox_key, 'fault')
elseif fault.times then
  fault.times = fault.times - 1
  redis.call('HSET', inbox_key, 'fault', cjson.encode(fault))
end
return { fault.code, fault.delayMs or 0 }
