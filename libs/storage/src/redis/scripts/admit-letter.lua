-- Lists a letter that is about to be stored, and makes room for it among the letters of its partition. Drops letters of its
-- own network beyond half of the room, and in a full list the oldest answered letter, else one of the network with the most.
-- The mails of the dropped letters lie in the same slot as the declared keys.
-- NEEDS  inbox
-- NEEDS  letters
-- KEYS  order_key
-- KEYS  answered_key
-- KEYS  notes_key
-- KEYS  networks_key
-- KEYS  inbox_key               of the letter's address
-- KEYS  mails_key               of the letter's address
-- KEYS  events_key
-- KEYS  nothing_key             declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  id: string
-- ARGV  address: string
-- ARGV  mark: string?           by which the message is recognised if it is sent again
-- ARGV  weight: number
-- ARGV  network: string         mark of the sender's network
-- ARGV  most_weight: number     of all letters of the partition
-- ARGV  ttl_ms: number
-- ARGV  inbox_prefix: string    of inbox keys
-- ARGV  mails_prefix: string    of mails keys
-- ARGV  mail_prefix: string     of mail keys
-- RETURNS  number of letters that were dropped
local now = now_ms()
local letters = { order_key = order_key, answered_key = answered_key, notes_key = notes_key, networks_key = networks_key }
if redis.call('HEXISTS', notes_key, id) == 1 then return 0 end
local same = mark and redis.call('HGET', inbox_key, SAME_FIELD .. mark)
if same then
  -- The message was sent again: it will not be stored a second time, so it needs no room.
  local _, stored_id, tried_ms = attempts_of(same)
  if now - tried_ms < SAME_MS and redis.call('ZSCORE', mails_key, stored_id) then return 0 end
end

local dropped = 0
local function drop(dropped_id)
  local its_address = forget_letter(letters, dropped_id)
  if not its_address then return end
  local its_inbox_key = inbox_prefix .. its_address
  if redis.call('ZREM', mails_prefix .. its_address, dropped_id) == 0 then return end
  unlink_mails(its_inbox_key, mail_prefix, { dropped_id })
  announce(events_key, its_inbox_key, 'mail:removed', its_address, cjson.encode({ to = its_address, id = dropped_id }))
  dropped = dropped + 1
end

-- Expiry deletes the mails themselves.
for _, old in ipairs(redis.call('ZRANGEBYSCORE', order_key, '-inf', now - ttl_ms, 'LIMIT', 0, 20)) do
  forget_letter(letters, old)
end
while (tonumber(redis.call('ZSCORE', networks_key, network) or 0)) + weight > most_weight / 2 do
  local next_id = first_to_go(letters, network)
  if not next_id then break end
  drop(next_id)
end
while (tonumber(redis.call('HGET', notes_key, WHOLE_FIELD) or 0)) + weight > most_weight do
  local next_id = redis.call('ZRANGE', answered_key, 0, 0)[1]
    or first_to_go(letters, redis.call('ZREVRANGE', networks_key, 0, 0)[1])
  if not next_id then break end
  drop(next_id)
end

redis.call('ZADD', order_key, now, id)
redis.call('HSET', notes_key, id, weight .. ' ' .. network .. ' ' .. address)
redis.call('HINCRBY', notes_key, WHOLE_FIELD, weight)
redis.call('ZINCRBY', networks_key, weight, network)
for _, key in ipairs({ order_key, answered_key, notes_key, networks_key }) do
  redis.call('PEXPIREAT', key, now + ttl_ms + GRACE_MS)
end
return dropped
