-- Takes mails that were queued a while ago and are not done: what was to queue them has died, or Redis was away just then.
-- What is gone is forgotten here, and what was queued so often (it kills who parses it) is left as it is.
-- KEYS  1 unparsed  2 nothing
-- ARGV  1 prefix of mails keys  2 prefix of mail keys  3 ms after which a mail counts as lost
--       4 since when the oldest job waits (ms), or '': what was queued later may wait in one  5 most mails in one call
--       6 how often a mail is queued again
-- Returns the mails, each as 'id address'. Their keys lie in the same slot as the declared ones.
local now = now_ms()
local before = now - ARGV[3]
if ARGV[4] ~= '' then before = math.min(before, tonumber(ARGV[4])) end
-- Queued by a clock that has been set back since: its time begins anew.
for _, member in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], now + 1000, '+inf', 'LIMIT', 0, ARGV[5])) do
  redis.call('ZADD', KEYS[1], now, member)
end
local taken = {}
for _, member in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', before, 'LIMIT', 0, ARGV[5])) do
  local id, address = string.match(member, '^(%S+) (.+)$')
  local mail = ARGV[2] .. id
  local there = redis.call('EXISTS', mail) == 1 and redis.call('ZSCORE', ARGV[1] .. address, id)
  if there and tonumber(redis.call('HGET', mail, 'taken') or 0) < tonumber(ARGV[6]) then
    redis.call('ZADD', KEYS[1], now, member)
    table.insert(taken, member)
  else
    redis.call('ZREM', KEYS[1], member)
  end
end
return taken
