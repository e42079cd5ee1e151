-- Takes a letter off the list of its partition, unless its mail is still stored.
-- NEEDS  letters
-- KEYS  order_key
-- KEYS  answered_key
-- KEYS  notes_key
-- KEYS  networks_key
-- KEYS  mail_key
-- ARGV  id: string
-- RETURNS  flag: the list had such a letter
if redis.call('EXISTS', mail_key) == 1 then return 0 end
local letters = { order_key = order_key, answered_key = answered_key, notes_key = notes_key, networks_key = networks_key }
return forget_letter(letters, id) and 1 or 0
