-- Counts one call in its window, which begins with the first.
-- FLAGS  allow-oom: a full Redis would otherwise count no calls, and without limits one caller could take all capacity
-- KEYS  counter_key
-- ARGV  window_ms: number
-- ARGV  weight: number
-- RETURNS  list of { weight of all calls in this window, ms until it ends }
local calls = redis.call('INCRBY', counter_key, weight)
local left = redis.call('PTTL', counter_key)
-- A window set before Redis' clock was set back would refuse calls until the old time is reached.
if left < 0 or left > window_ms then
  redis.call('PEXPIRE', counter_key, window_ms)
  left = window_ms
end
return { calls, left }
