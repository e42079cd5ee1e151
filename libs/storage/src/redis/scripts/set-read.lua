-- Sets the read flag, and announces it if it has changed. The flag marks a letter to the operator as answered: a full
-- list drops answered letters first.
-- NEEDS  inbox
-- NEEDS  letters
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  mail_key
-- KEYS  events_key
-- KEYS  letter_keys...  of the partition, in the order of the prelude; none if the address is not reserved
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
local letters = letters_of(letter_keys)
if letters then letters.mark(id, is_read) end
return 1
