-- Adds a closed hour to the day, to all there ever was and to the series: once, whatever is replayed and however many
-- workers fold. The sums were made from what was there after `folds` folds; after another one they are refused.
-- KEYS  1 counts  2 folded  3 hours of visits  4 visits of this hour  5 figures by hour  6 figures by day
--       7… hour, day and all of each kind
-- ARGV  1 folds  2 hour  3 day  4 figures of the hour  5 figures of the day  6 oldest hour kept in the series
--       7 oldest day kept  8 oldest fold remembered  9 seconds to keep an hour or a day  10 seconds to keep the
--       series  11… the values of the KEYS from 7 on
-- Returns 1, or 0 when another fold came first.
if (redis.call('HGET', KEYS[1], 'folds') or '0') ~= ARGV[1] or redis.call('ZSCORE', KEYS[2], ARGV[2]) then return 0 end
redis.call('HINCRBY', KEYS[1], 'folds', 1)
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', '(' .. ARGV[8])
redis.call('SREM', KEYS[3], ARGV[2])
redis.call('UNLINK', KEYS[4])

local function keep(key, field, value, oldest)
  redis.call('HSET', key, field, value)
  for _, kept in ipairs(redis.call('HKEYS', key)) do
    if tonumber(kept) < tonumber(oldest) then redis.call('HDEL', key, kept) end
  end
  redis.call('EXPIRE', key, ARGV[10])
end
keep(KEYS[5], ARGV[2], ARGV[4], ARGV[6])
keep(KEYS[6], ARGV[3], ARGV[5], ARGV[7])

for i = 7, #KEYS, 3 do
  redis.call('SET', KEYS[i], ARGV[i + 4], 'EX', ARGV[9])
  redis.call('SET', KEYS[i + 1], ARGV[i + 5], 'EX', ARGV[9])
  redis.call('SET', KEYS[i + 2], ARGV[i + 6])
end
return 1
