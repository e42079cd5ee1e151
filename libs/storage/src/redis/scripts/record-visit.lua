-- Counts a visit.
-- Redis' clock gives the hour in the name of the visits key, so the script can't declare that key, which lies in the
-- slot of the declared ones.
-- NEEDS  inbox
-- NEEDS  counting
-- KEYS  counts_key
-- KEYS  hours_key
-- KEYS  nothing_key            declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  visits_prefix: string  of visits keys
-- ARGV  country: string        '-' where it is unknown
-- RETURNS  nothing
local hour = hour_of(now_ms())
redis.call('HINCRBY', counts_key, 'visits', 1)
bump(hours_key, visits_prefix .. hour, hour, country)
return 1
