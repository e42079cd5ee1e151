-- Lists the letters of a partition, and takes those off the list whose mail has expired or was purged.
-- NEEDS  letters
-- KEYS  nothing_key            declared so that a cluster that moves the partition refuses the script as a whole
-- KEYS  letter_keys...         in the order of the prelude
-- ARGV  mail_prefix: string    of mail keys
-- RETURNS  list of { id, address, arrival in milliseconds, '1' if it is answered }
local letters = letters_of(letter_keys)
local listed = {}
for _, letter in ipairs(letters.all()) do
  local summary, read = unpack(redis.call('HMGET', mail_prefix .. letter.id, 'summary', 'read'))
  if letter.address and summary then
    table.insert(listed, { letter.id, letter.address, letter.arrived, read or '0' })
  else
    letters.forget(letter.id)
  end
end
return listed
