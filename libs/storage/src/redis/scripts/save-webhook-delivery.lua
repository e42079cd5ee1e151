-- Keeps what became of an attempt. What is gone stays gone, and a replay that came in between stands.
-- KEYS  1 webhooks
-- ARGV  1 delivery id  2 the run that it is of  3 delivery (JSON)
-- Returns 1, or 0 when nothing was kept.
local known = redis.call('HGET', KEYS[1], 'delivery:' .. ARGV[1])
if not known or cjson.decode(known).run ~= tonumber(ARGV[2]) then return 0 end
redis.call('HSET', KEYS[1], 'delivery:' .. ARGV[1], ARGV[3])
return 1
