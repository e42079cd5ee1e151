-- Returns mails that should have been parsed by now: the process that had to queue them died, or Redis was unreachable
-- then. Drops deleted mails from the list, and mails that were queued too often: parsing them may kill the worker.
-- NEEDS  inbox
-- KEYS  unparsed_key
-- KEYS  nothing_key                declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  mails_prefix: string       of mails keys
-- ARGV  mail_prefix: string        of mail keys
-- ARGV  lost_after_ms: number      age after which a queued mail counts as lost
-- ARGV  waiting_since_ms: number?  when the oldest waiting job was added; skips mails queued later: a job may hold them
-- ARGV  most_mails: number         in one call
-- ARGV  most_times: number         that a mail is queued again
-- RETURNS  list of mails, each as 'id address'
local now = now_ms()
local before = now - lost_after_ms
if waiting_since_ms then before = math.min(before, waiting_since_ms) end
-- Mails with a time in the future: Redis' clock has been set back since. Their time starts again from now.
for _, member in ipairs(redis.call('ZRANGEBYSCORE', unparsed_key, now + 1000, '+inf', 'LIMIT', 0, most_mails)) do
  redis.call('ZADD', unparsed_key, now, member)
end
local taken = {}
for _, member in ipairs(redis.call('ZRANGEBYSCORE', unparsed_key, '-inf', before, 'LIMIT', 0, most_mails)) do
  local id, address = string.match(member, '^(%S+) (.+)$')
  local mail = mail_prefix .. id
  local there = redis.call('EXISTS', mail) == 1 and redis.call('ZSCORE', mails_prefix .. address, id)
  if there and tonumber(redis.call('HGET', mail, 'taken') or 0) < most_times then
    redis.call('ZADD', unparsed_key, now, member)
    table.insert(taken, member)
  else
    redis.call('ZREM', unparsed_key, member)
  end
end
return taken
