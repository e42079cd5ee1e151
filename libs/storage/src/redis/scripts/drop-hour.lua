-- Deletes a partition's counts of an hour that has been folded. Running it twice changes nothing.
-- KEYS  hours_key
-- KEYS  domains_key
-- KEYS  domain_errors_key
-- KEYS  hour_counts_key
-- ARGV  hour: number
-- RETURNS  nothing
redis.call('UNLINK', domains_key, domain_errors_key, hour_counts_key)
return redis.call('SREM', hours_key, hour)
