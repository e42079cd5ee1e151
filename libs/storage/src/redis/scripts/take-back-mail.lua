-- Takes back one copy of a message whose sender was told to come again, whether or not it has been stored yet.
-- NEEDS  inbox
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  mail_key
-- KEYS  events_key
-- KEYS  form_mails_key   mails of a reserved address that the site's form brought
-- KEYS  unparsed_key
-- KEYS  settled_key
-- ARGV  id: string
-- ARGV  address: string
-- RETURNS  flag: it had been stored
-- First, for a store that is full: behind a command that frees memory Redis takes others.
local was_listed = redis.call('ZREM', mails_key, id)
-- A command that stores it may still be on its way by another connection.
redis.call('SET', settled_key, '1', 'PX', SETTLED_MS)
if was_listed == 0 then return 0 end
unlink_mails(inbox_key, '', { mail_key })
redis.call('ZREM', form_mails_key, id)
redis.call('ZREM', unparsed_key, id .. ' ' .. address)
if redis.call('HEXISTS', inbox_key, 'received') == 1 then redis.call('HINCRBY', inbox_key, 'received', -1) end
announce(events_key, inbox_key, 'mail:removed', address, cjson.encode({ to = address, id = id }))
return 1
