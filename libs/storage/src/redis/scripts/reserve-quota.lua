-- Takes one claim from a daily quota.
-- KEYS  quota_key
-- ARGV  limit: number
-- ARGV  kept_seconds: number  until the counter may be forgotten
-- RETURNS  number of claims that are left after this one; -1 where none was left
local used = tonumber(redis.call('GET', quota_key) or '0')
if used >= limit then return -1 end
redis.call('SET', quota_key, used + 1, 'EX', kept_seconds)
return limit - used - 1
