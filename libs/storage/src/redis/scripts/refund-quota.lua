-- Gives one back to a daily allowance; a counter that is gone stays gone.
-- KEYS  1 quota
-- Returns nothing of use.
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
if used > 1 then return redis.call('DECR', KEYS[1]) end
return redis.call('DEL', KEYS[1])
