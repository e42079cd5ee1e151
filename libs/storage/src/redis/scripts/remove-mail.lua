-- Removes one mail and announces it.
-- NEEDS  inbox
-- NEEDS  letters
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  mail_key
-- KEYS  events_key
-- KEYS  form_mails_key
-- KEYS  letter_keys...  of the partition, in the order of the prelude; none if the address is not reserved
-- ARGV  id: string
-- ARGV  address: string
-- RETURNS  flag: there was such a mail
if redis.call('ZREM', mails_key, id) == 0 then return 0 end
unlink_mails(inbox_key, '', { mail_key })
local letters = letters_of(letter_keys)
if letters then letters.forget(id) end
redis.call('ZREM', form_mails_key, id)
announce(events_key, inbox_key, 'mail:removed', address, cjson.encode({ to = address, id = id }))
return 1
