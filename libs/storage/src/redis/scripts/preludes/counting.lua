-- Prelude of the scripts that count by the hour. The counts of an hour expire after HOUR_COUNTS_MS; normally the worker
-- adds them to the ranking and deletes them within minutes after the hour.
local HOUR_MS = 3600000
local HOUR_COUNTS_MS = 35 * 24 * HOUR_MS
-- The largest number of names in the counts of an hour: a flood of invented sender domains must not fill the memory.
local MOST_NAMES = 4000

local function hour_of(now)
  return math.floor(now / HOUR_MS)
end

-- Adds one to a count of an hour. Every script that counts calls this, so only this function lists the hour for the worker.
local function bump(hours_key, key, hour, field)
  if redis.call('HINCRBY', key, field, 1) > 1 or redis.call('HLEN', key) > 1 then return end
  redis.call('PEXPIRE', key, HOUR_COUNTS_MS)
  redis.call('SADD', hours_key, hour)
  redis.call('PEXPIRE', hours_key, HOUR_COUNTS_MS)
end

-- Takes back one of the counts of an hour. If the worker has added the hour to the ranking since, the count stays there.
local function unbump(key, field)
  if (tonumber(redis.call('HGET', key, field)) or 0) > 0 then redis.call('HINCRBY', key, field, -1) end
end

-- Space-Saving (Metwally, Agrawal, El Abbadi 2005): a new name in a full list takes the place and the count of the least
-- frequent one, and that count is stored as its error. Count minus error, the published number, is never too high, and too
-- low by at most 1/MOST_NAMES of the hour's total.
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

-- Takes back one count of a name, as `unbump` does.
local function uncount_name(key, name)
  local count = tonumber(redis.call('ZSCORE', key, name)) or 0
  -- A name that took the place of another began with that name's count, its error: only what is above it is its own.
  if count <= tonumber(redis.call('HGET', key .. ':errors', name) or 0) then return end
  if count > 1 then redis.call('ZINCRBY', key, -1, name) else redis.call('ZREM', key, name) end
end
