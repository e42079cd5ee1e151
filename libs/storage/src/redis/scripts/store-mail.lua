-- Stores one mail, lists it, counts it and tells it: all or nothing. Storing the same id again changes nothing.
-- KEYS  1 inbox  2 mails  3 mail  4 due  5 events  6 counts  7 hours  8 unparsed
--       9 mails of a reserved address that the form brought
-- ARGV  1 id  2 address  3 ttl ms  4 most messages of an inbox  5 summary (JSON object without `read`)
--       6 source bytes  7 prefix of mail keys  8 envelope (JSON)  9 prefix of domains keys  10 prefix of figures keys
--       11 domain of the sender, or ''  12 figure of its size  13 bounds of the time to a first mail (seconds, ascending)
--       14 '1' where the address is reserved: the ttl is its own, which expiry must then know
--       15 times of the delivery (JSON), or ''  16 '1' where the site's form brought it to a reserved address
--       17 most bytes of an inbox
-- Returns 1 when the inbox is held, else 0.
local now = now_ms()
local state, until_ms, weighed = state_of(KEYS[1], now)
local held = state == 'held' and 1 or 0
if redis.call('EXISTS', KEYS[3]) == 1 then
  -- A write of this connection's own, which WAIT waits for.
  redis.call('HINCRBY', KEYS[3], 'again', 1)
  return held
end

local ends = now + ARGV[3]
if state == 'held' then ends = until_ms end
local key_ends = ends + GRACE_MS
-- A late mail of a former holder must be gone before the name becomes public again.
if state == 'quarantined' and until_ms > now then
  ends = math.min(ends, until_ms)
  key_ends = ends
end

-- A full inbox loses its oldest mail; a reserved one the oldest of those that came the same way: anybody may send to it by
-- SMTP, and no flood of that shall push out what the form brought.
local by_form = ARGV[16] == '1'
local mails = redis.call('ZCARD', KEYS[2])
local forms = ARGV[14] == '1' and redis.call('ZCARD', KEYS[9]) or 0
local function drop(id)
  mails = mails - redis.call('ZREM', KEYS[2], id)
  unlink_mails(KEYS[1], ARGV[7], { id })
  weighed = redis.call('HGET', KEYS[1], 'weight')
  redis.call('ZREM', KEYS[8], id .. ' ' .. ARGV[2])
  if forms > 0 then forms = forms - redis.call('ZREM', KEYS[9], id) end
  tell(KEYS[5], 'mail:removed', ARGV[2], cjson.encode({ to = ARGV[2], id = id }))
end
-- Of what the form did not bring. Both lists are in the same order, so before that mail they are the same, and never after.
local function oldest()
  local low, high = 0, forms
  while low < high do
    local middle = math.floor((low + high) / 2)
    local id = redis.call('ZRANGE', KEYS[2], middle, middle)[1]
    if id == redis.call('ZRANGE', KEYS[9], middle, middle)[1] then low = middle + 1 else high = middle end
  end
  return redis.call('ZRANGE', KEYS[2], low, low)[1]
end
for _ = tonumber(ARGV[4]), by_form and forms or mails - forms do
  drop(by_form and redis.call('ZRANGE', KEYS[9], 0, 0)[1] or oldest())
end

-- Looks at every mail: for an inbox whose weight is not known. Else each script that adds or takes away keeps it exact.
local function weigh()
  local bytes = 0
  for _, id in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do
    local key = ARGV[7] .. id
    if redis.call('EXISTS', key) == 0 then drop(id) else bytes = bytes + weight_of(key) end
  end
  redis.call('HSET', KEYS[1], 'weight', bytes)
  weighed = bytes
end
local size = #ARGV[6]
-- Also where its mails ended by themselves: what they weighed is gone with them.
if mails == 0 then weighed = 0 end
if mails > 0 and tonumber(weighed or 0) == 0 then weigh() end
-- What the form brought is light, and stays.
while weighed + size > tonumber(ARGV[17]) and mails > forms do
  drop(oldest())
  if not weighed then weigh() end
end

-- Arrival orders the list. The score is strictly increasing, so `since` can't skip a mail of the same millisecond.
local last = mails > 0 and redis.call('ZREVRANGE', KEYS[2], 0, 0, 'WITHSCORES')[2]
local score = now
if last and tonumber(last) >= score then score = tonumber(last) + 1 end

redis.call('HSET', KEYS[3], 'summary', ARGV[5], 'raw', ARGV[6], 'envelope', ARGV[8], 'times', ARGV[15])
redis.call('PEXPIREAT', KEYS[3], key_ends)
redis.call('ZADD', KEYS[2], score, ARGV[1])
redis.call('PEXPIREAT', KEYS[2], key_ends)
if state == 'held' then redis.call('ZADD', KEYS[8], now, ARGV[1] .. ' ' .. ARGV[2]) end
if ARGV[16] == '1' then
  redis.call('ZADD', KEYS[9], score, ARGV[1])
  redis.call('PEXPIREAT', KEYS[9], key_ends)
end

redis.call('HINCRBY', KEYS[6], 'received', 1)
local hour = hour_of(now)
local figures_key = ARGV[10] .. hour
bump(KEYS[7], figures_key, hour, ARGV[12])
if ARGV[11] ~= '' then count_name(ARGV[9] .. hour, ARGV[11]) end

announce(KEYS[5], KEYS[1], 'mail:received', ARGV[2],
  '{"to":' .. cjson.encode(ARGV[2]) .. ',"email":' .. email_json(ARGV[5], '0') .. '}', 'weight', weighed + size)
if state ~= 'public' then
  local received = redis.call('HINCRBY', KEYS[1], 'received', 1)
  redis.call('HINCRBY', KEYS[1], 'received:' .. math.floor(now / 86400000), 1)
  if state == 'held' and received == 1 then
    local seconds = (now - redis.call('HGET', KEYS[1], 'created')) / 1000
    local bar = 0
    for bound in string.gmatch(ARGV[13], '%d+') do
      if seconds <= tonumber(bound) then break end
      bar = bar + 1
    end
    bump(KEYS[7], figures_key, hour, 'first:' .. bar)
  end
end
if state ~= 'held' then
  if ARGV[14] == '1' then redis.call('HSET', KEYS[1], 'ttl', ARGV[3]) end
  if state == 'public' then redis.call('PEXPIREAT', KEYS[1], key_ends) end
  redis.call('ZADD', KEYS[4], 'NX', ends, ARGV[2])
end
return held
