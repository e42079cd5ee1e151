-- Reads a listing, newest first. Skips mails whose hash has expired.
-- NEEDS  inbox
-- KEYS  mails_key
-- KEYS  inbox_key
-- KEYS  nothing_key            declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  mail_prefix: string    of mail keys
-- ARGV  with_content: flag     adds the content of each mail
-- ARGV  since_id: string?      only newer than this mail
-- ARGV  since_ms: number?      time of that mail by its id
-- ARGV  content_bytes: number  after this many bytes of content, no more is read
-- ARGV  field_names...: string  fields that hold the content of a mail
-- RETURNS  list of { the inbox's version or nil, list of { id, summary, read or nil, '1' when parsed or nil, and with content,
--   while there is room: each of those fields or nil } }
-- Returns the ids of the mails that are newer than `since_id`, newest first. If that mail is gone, a mail counts as
-- newer by its id or by its arrival: the clock that made the ids may be ahead of Redis' clock or behind it, and it is
-- better to list a mail twice than never.
local function newer_ids()
  local since = since_id and redis.call('ZSCORE', mails_key, since_id)
  local ids = redis.call('ZREVRANGEBYSCORE', mails_key, '+inf', since and '(' .. since or '-inf')
  if since or not since_id then return ids end
  local newer = {}
  for _, id in ipairs(ids) do
    if id > since_id or tonumber(redis.call('ZSCORE', mails_key, id)) > since_ms then table.insert(newer, id) end
  end
  return newer
end

local mails = {}
local room = content_bytes
for _, id in ipairs(newer_ids()) do
  local mail_key = mail_prefix .. id
  local mail = redis.call('HMGET', mail_key, 'summary', 'read')
  if mail[1] then
    mail[3] = is_parsed(mail_key) and '1' or false
    if with_content and room > 0 then
      for _, value in ipairs(redis.call('HMGET', mail_key, unpack(field_names))) do
        room = room - #(value or '')
        table.insert(mail, value)
      end
    end
    table.insert(mail, 1, id)
    table.insert(mails, mail)
  end
end
return { redis.call('HGET', inbox_key, 'version'), mails }
