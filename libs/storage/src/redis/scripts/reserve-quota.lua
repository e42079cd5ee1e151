-- Takes one from a daily allowance.
-- KEYS  1 quota
-- ARGV  1 limit  2 seconds until the counter may be forgotten
-- Returns what is left after this one, or -1 when nothing was left.
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
local limit = tonumber(ARGV[1])
if used >= limit then return -1 end
redis.call('SET', KEYS[1], used + 1, 'EX', ARGV[2])
return limit - used - 1
