-- Counts one call in its window, which begins with the first.
-- KEYS  1 counter
-- ARGV  1 window ms  2 what it weighs
-- Returns { weight of all calls in this window, ms until it ends }.
local calls = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { calls, left }
