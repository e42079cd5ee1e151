-- Reads the deliveries of an inbox, newest first: of mails that are still stored, and of refused mails.
-- NEEDS  inbox
-- NEEDS  guests
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  refusals_key
-- KEYS  nothing_key          declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  mail_prefix: string  of mail keys
-- ARGV  most: number         of each kind
-- ARGV  field_names...: string  fields that describe a delivery
-- RETURNS  list of { list of { id, stored at ms, summary, pushed at or nil, each of those fields or nil }, list of refusals,
--   1 if mail has come, also if it was deleted since, list of running deliveries }
local stored = {}
local listed = redis.call('ZREVRANGE', mails_key, 0, most - 1, 'WITHSCORES')
for i = 1, #listed, 2 do
  local mail = redis.call('HMGET', mail_prefix .. listed[i], 'summary', 'pushed:at', unpack(field_names))
  if mail[1] then
    table.insert(mail, 1, listed[i + 1])
    table.insert(mail, 1, listed[i])
    table.insert(stored, mail)
  end
end
local inbox = redis.call('HMGET', inbox_key, 'token', 'received', 'version')
-- The mails of a public inbox are not counted, but the first of them sets its version.
local has_received = #listed > 0 or tonumber(inbox[2] or 0) > 0 or (not inbox[1] and inbox[3])
local now, running = now_ms(), {}
for _, one in ipairs(read_list(inbox_key, 'running')) do
  if one.until_ms > now then table.insert(running, one.delivery) end
end
return { stored, redis.call('LRANGE', refusals_key, 0, most - 1), has_received and 1 or 0, running }
