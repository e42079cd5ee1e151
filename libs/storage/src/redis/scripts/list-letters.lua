-- Lists the letters of a partition, and takes those off the list whose mail is gone.
-- NEEDS  inbox
-- NEEDS  letters
-- KEYS  order_key
-- KEYS  answered_key
-- KEYS  notes_key
-- KEYS  networks_key
-- KEYS  nothing_key            declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  mail_prefix: string    of mail keys
-- RETURNS  list of { id, address, arrival in milliseconds, '1' if it is answered }
local now = now_ms()
local letters = { order_key = order_key, answered_key = answered_key, notes_key = notes_key, networks_key = networks_key }
local listed = {}
local entries = redis.call('ZRANGE', order_key, 0, -1, 'WITHSCORES')
for index = 1, #entries, 2 do
  local id, arrived = entries[index], entries[index + 1]
  local _, _, address = read_note(redis.call('HGET', notes_key, id))
  local mail = redis.call('HMGET', mail_prefix .. id, 'summary', 'read')
  if address and mail[1] then
    table.insert(listed, { id, address, arrived, mail[2] or '0' })
  elseif now - arrived > SETTLED_MS then
    -- A letter is listed just before it is stored, so one without a mail is gone only after a while.
    forget_letter(letters, id)
  end
end
return listed
