-- Gives one claim back to a daily quota. Does not create a counter that has expired.
-- KEYS  quota_key
-- RETURNS  nothing
local used = tonumber(redis.call('GET', quota_key) or '0')
if used > 1 then return redis.call('DECR', quota_key) end
return redis.call('DEL', quota_key)
