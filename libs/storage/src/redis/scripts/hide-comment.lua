-- Moves a comment out of the public's sight, or back; its place in time stays.
-- KEYS  1 where it is listed  2 where it shall be listed
-- ARGV  1 id
-- Returns 1, or 0 when there is no such comment; 1 as well where it is there already.
local time = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not time then return redis.call('ZSCORE', KEYS[2], ARGV[1]) and 1 or 0 end
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('ZADD', KEYS[2], time, ARGV[1])
return 1
