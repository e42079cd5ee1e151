-- Counts a visit.
-- KEYS  1 counts  2 hours  3 nothing
-- ARGV  1 prefix of visits keys  2 country, or '-' where nobody knows it
-- Returns nothing of use. The visits key lies in the same slot as the declared ones.
local hour = hour_of(now_ms())
redis.call('HINCRBY', KEYS[1], 'visits', 1)
bump(KEYS[2], ARGV[1] .. hour, hour, ARGV[2])
return 1
