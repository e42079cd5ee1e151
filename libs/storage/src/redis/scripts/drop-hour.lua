-- Deletes what a partition counted in an hour that was folded. Doing it twice changes nothing.
-- KEYS  1 hours  2 domains  3 errors of the domains  4 figures
-- ARGV  1 hour
-- Returns nothing of use.
redis.call('UNLINK', KEYS[2], KEYS[3], KEYS[4])
return redis.call('SREM', KEYS[1], ARGV[1])
