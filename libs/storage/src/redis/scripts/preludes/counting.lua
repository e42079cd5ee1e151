-- Prelude of the scripts that count by the hour. Buckets wait for the worker this long; it folds them within minutes.
local HOUR_MS = 3600000
local HOUR_COUNTS_MS = 35 * 24 * HOUR_MS
-- Most names of a bucket: a flood of invented sender domains must not fill the memory.
local MOST_NAMES = 4000

local function hour_of(now)
  return math.floor(now / HOUR_MS)
end

-- Every script that counts anything bumps a figure, so this alone tells the worker which hours there are.
local function bump(hours_key, key, hour, field)
  if redis.call('HINCRBY', key, field, 1) > 1 or redis.call('HLEN', key) > 1 then return end
  redis.call('PEXPIRE', key, HOUR_COUNTS_MS)
  redis.call('SADD', hours_key, hour)
  redis.call('PEXPIRE', hours_key, HOUR_COUNTS_MS)
end

-- Space-Saving (Metwally, Agrawal, El Abbadi 2005): a new name in a full bucket takes the place and the count of the
-- least frequent one, and that count is kept as its error. What is shown, count less error, is never above the truth
-- and at most 1/MOST_NAMES of the bucket's total below it.
local function count_name(key, name)
  if redis.call('ZADD', key, 'XX', 'INCR', 1, name) then return end
  local names = redis.call('ZCARD', key)
  if names < MOST_NAMES then
    redis.call('ZADD', key, 1, name)
    if names == 0 then redis.call('PEXPIRE', key, HOUR_COUNTS_MS) end
    return
  end
  local least = redis.call('ZPOPMIN', key)
  redis.call('ZADD', key, least[2] + 1, name)
  redis.call('HDEL', key .. ':errors', least[1])
  redis.call('HSET', key .. ':errors', name, least[2])
  redis.call('PEXPIRE', key .. ':errors', HOUR_COUNTS_MS)
end
