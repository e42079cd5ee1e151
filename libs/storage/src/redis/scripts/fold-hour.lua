-- Adds a closed hour to its day, to all time and to the series: exactly once, also if workers repeat it or run at the same
-- time. The caller computed the sums after `folds` folds; if another fold came in between, the script refuses them.
-- KEYS  counts_key
-- KEYS  folded_key
-- KEYS  visit_hours_key
-- KEYS  visits_key                   of this hour
-- KEYS  counts_by_hour_key
-- KEYS  counts_by_day_key
-- KEYS  sum_keys...                  hour, day and all of each kind
-- ARGV  folds: string                number of folds when the sums were read
-- ARGV  hour: number
-- ARGV  day: number
-- ARGV  hour_counts: string          JSON
-- ARGV  day_counts: string           JSON
-- ARGV  oldest_hour: number          that the series keeps
-- ARGV  oldest_day: number           that the series keeps
-- ARGV  oldest_fold: number          oldest hour that is remembered as folded
-- ARGV  kept_seconds: number         of an hour or a day
-- ARGV  series_kept_seconds: number
-- ARGV  sums...: string              values of the sum keys
-- RETURNS  flag: it was folded; false where another fold came first
if (redis.call('HGET', counts_key, 'folds') or '0') ~= folds or redis.call('ZSCORE', folded_key, hour) then return 0 end
redis.call('HINCRBY', counts_key, 'folds', 1)
redis.call('ZADD', folded_key, hour, hour)
redis.call('ZREMRANGEBYSCORE', folded_key, '-inf', '(' .. oldest_fold)
redis.call('SREM', visit_hours_key, hour)
redis.call('UNLINK', visits_key)

local function keep(key, field, value, oldest)
  redis.call('HSET', key, field, value)
  for _, kept in ipairs(redis.call('HKEYS', key)) do
    if tonumber(kept) < oldest then redis.call('HDEL', key, kept) end
  end
  redis.call('EXPIRE', key, series_kept_seconds)
end
keep(counts_by_hour_key, hour, hour_counts, oldest_hour)
keep(counts_by_day_key, day, day_counts, oldest_day)

for i = 1, #sum_keys, 3 do
  redis.call('SET', sum_keys[i], sums[i], 'EX', kept_seconds)
  redis.call('SET', sum_keys[i + 1], sums[i + 1], 'EX', kept_seconds)
  redis.call('SET', sum_keys[i + 2], sums[i + 2])
end
return 1
