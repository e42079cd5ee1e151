-- Sets the read flag, and announces it if it has changed.
-- NEEDS  inbox
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  mail_key
-- KEYS  events_key
-- ARGV  id: string
-- ARGV  address: string
-- ARGV  is_read: flag
-- RETURNS  flag: there is such a mail
local known = redis.call('HMGET', mail_key, 'summary', 'read')
if not known[1] or not redis.call('ZSCORE', mails_key, id) then return 0 end
if (known[2] == '1') ~= is_read then
  redis.call('HSET', mail_key, 'read', is_read and '1' or '0')
  announce(events_key, inbox_key, 'mail:updated', address, cjson.encode({ to = address, id = id, read = is_read }))
end
return 1
