-- Prelude of the script that stores a mail: when the mail ends, where it is listed, how its arrival is counted.
-- NEEDS  inbox
-- NEEDS  counting

-- Returns when the mail expires, and when its keys do.
local function life_of_mail(state, until_ms, now, ttl_ms)
  if state == 'held' then return until_ms, until_ms + GRACE_MS end
  local ends = now + ttl_ms
  -- A late mail of a former holder must be gone before the name becomes public again.
  if state == 'quarantined' and until_ms > now then
    ends = math.min(ends, until_ms)
    -- Without grace, Redis would delete the mail before `expire-due` gives its network's place in the inbox back.
    return ends, math.min(ends + GRACE_MS, until_ms)
  end
  return ends, ends + GRACE_MS
end

-- Mails are listed by arrival. The score strictly increases, so `since` can't skip a mail of the same millisecond.
local function score_of_newest(inbox, now)
  local last = inbox.mails > 0 and redis.call('ZREVRANGE', inbox.mails_key, 0, 0, 'WITHSCORES')[2]
  if last and tonumber(last) >= now then return tonumber(last) + 1 end
  return now
end

local function list_mail(list_key, score, id, keys_end)
  redis.call('ZADD', list_key, score, id)
  redis.call('PEXPIREAT', list_key, keys_end)
end

-- Counts a mail of a held or quarantined inbox, in all and by day. Returns how many the inbox has received in all.
local function count_received(inbox_key, now)
  local received = redis.call('HINCRBY', inbox_key, 'received', 1)
  redis.call('HINCRBY', inbox_key, 'received:' .. math.floor(now / 86400000), 1)
  return received
end

-- Takes back what `count_received` has counted for a mail. Returns how many are left in all; nil if none are counted.
local function uncount_received(inbox_key, arrived_ms)
  if redis.call('HEXISTS', inbox_key, 'received') == 0 then return nil end
  unbump(inbox_key, 'received:' .. math.floor(arrived_ms / 86400000))
  return redis.call('HINCRBY', inbox_key, 'received', -1)
end

-- Returns the id of the key with which an inbox was claimed; nil if a visitor claimed it.
local function api_key_of(inbox_key)
  return string.match(redis.call('HGET', inbox_key, 'visitor') or '', '^key:(.+)$')
end

-- Returns the number of the bar in a chart to which a value belongs. `bounds`: upper bounds, ascending, separated by
-- spaces.
local function bar_of(value, bounds)
  local bar = 0
  for bound in string.gmatch(bounds, '%d+') do
    if value <= tonumber(bound) then break end
    bar = bar + 1
  end
  return bar
end
