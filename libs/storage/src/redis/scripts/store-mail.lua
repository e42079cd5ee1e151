-- Stores one mail, lists it, counts it and announces it: all or nothing. Storing the same id again changes nothing.
-- NEEDS  inbox
-- NEEDS  guests
-- NEEDS  letters
-- NEEDS  room
-- NEEDS  arrival
-- NEEDS  counting
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  mail_key
-- KEYS  due_key
-- KEYS  events_key
-- KEYS  counts_key
-- KEYS  hours_key
-- KEYS  unparsed_key
-- KEYS  form_mails_key              mails of a reserved address that the site's form brought
-- KEYS  settled_key                 exists if nothing may be stored under this id any more
-- KEYS  pieces_key                  the pieces of a large source; becomes the mail's key
-- KEYS  letter_keys...              of the partition, in the order of the prelude; none if the address is not reserved
-- ARGV  deadline_ms: number         by Redis' clock: afterwards the caller has given up, so the script must change nothing
-- ARGV  is_retried: flag            the caller may run this again: the id is remembered also after the mail is deleted
-- ARGV  id: string
-- ARGV  address: string
-- ARGV  ttl_ms: number              life of the mail, unless it is in a held inbox and ends with it
-- ARGV  most_mails: number          of an inbox
-- ARGV  summary: string             JSON, `read` false
-- ARGV  source: bytes              empty if it lies in pieces
-- ARGV  source_bytes: number
-- ARGV  pieces: number             0 if the source is an argument
-- ARGV  mail_prefix: string         of mail keys
-- ARGV  envelope: string            JSON
-- ARGV  domains_prefix: string      of domains keys
-- ARGV  hour_counts_prefix: string  of the keys that hold counts of an hour
-- ARGV  sender_domain: string?
-- ARGV  size_field: string          name of the count for mails of its size
-- ARGV  first_mail_bounds: string   upper bounds of the bars of the time to a first mail: seconds, ascending
-- ARGV  is_reserved: flag           a reserved address has its own ttl, which expiry reads from the inbox
-- ARGV  times: string?              times of the delivery (JSON)
-- ARGV  is_by_form: flag            the site's form brought it to a reserved address
-- ARGV  most_bytes: number          of an inbox
-- ARGV  network: string?            mark of the sender's network, which has a share of the inbox's mails; nil: not counted
-- ARGV  mark: string?               by which the message is recognised if it is sent again
-- ARGV  letter_network: string?     mark of the network that sent a letter; nil: the mail is no letter
-- ARGV  most_letter_weight: number? of all letters of the partition
-- ARGV  arrived_ms: number?         when an imported mail arrived at the server that exported it; nil: it arrives now
-- RETURNS  list of { 1 if the inbox is held, else 0;
--   if this call stored the mail, the id of the key with which a held inbox was claimed, or nothing }
local now = now_ms()
if now > deadline_ms then return redis.error_reply('TOOLATE The caller has given up.') end
local network_field = NETWORK_FIELD .. (network or '')
local same_field = SAME_FIELD .. (mark or '')
local state, until_ms, weight, own_mails, same = state_of(inbox_key, now, 'weight', network_field, same_field)
local held = state == 'held' and 1 or 0
if redis.call('EXISTS', mail_key, settled_key) > 0 then
  -- Writes something, because WAIT waits only for the last write of its own connection: without a write here the caller
  -- would confirm the mail before the replicas have the earlier store.
  redis.call('SET', settled_key, '1', 'PX', SETTLED_MS)
  return { held }
end

if same then
  local _, stored_id, tried_ms = attempts_of(same)
  if now - tried_ms < SAME_MS and redis.call('ZSCORE', mails_key, stored_id) then
    -- The sender got no answer to its first attempt and sends again. From now on only this attempt may take the mail back.
    redis.call('HSET', inbox_key, same_field, id .. ' ' .. stored_id .. ' ' .. now)
    return { held }
  end
end

-- The server that took the pieces may have died since, and the replica that replaced it lacks some of them.
if pieces > 0 and redis.call('HLEN', pieces_key) ~= pieces then
  return redis.error_reply('TOOLATE The pieces are gone.')
end

local inbox = {
  key = inbox_key,
  mails_key = mails_key,
  due_key = due_key,
  form_mails_key = form_mails_key,
  unparsed_key = unparsed_key,
  events_key = events_key,
  mail_prefix = mail_prefix,
  address = address,
  mails = redis.call('ZCARD', mails_key),
  form_mails = is_reserved and redis.call('ZCARD', form_mails_key) or 0,
  weight = weight,
  network = network,
  own_mails = tonumber(own_mails or 0),
  letters = letters_of(letter_keys),
  now = now,
}
if letter_network then
  inbox.letters.admit(inbox, id, source_bytes, letter_network, most_letter_weight, ttl_ms)
  inbox.mails, inbox.weight = redis.call('ZCARD', mails_key), redis.call('HGET', inbox_key, 'weight')
end
if is_reserved then drop_beyond_count(inbox, most_mails, is_by_form) else drop_beyond_places(inbox, most_mails) end
drop_beyond_bytes(inbox, source_bytes, most_bytes, is_reserved)

local ends, keys_end = life_of_mail(state, until_ms, arrived_ms or now, ttl_ms)
local score = arrived_ms or score_of_newest(inbox, now)
-- An imported mail may end before those that are listed: the list must stay for them.
local list_end = arrived_ms and math.max(keys_end, redis.call('PEXPIRETIME', mails_key)) or keys_end
local of_mail = pieces > 0 and { 'raw:pieces', pieces, 'raw:bytes', source_bytes } or { 'raw', source }
local of_inbox = {}
if network then of_mail, of_inbox = { 'network', network, unpack(of_mail) }, { network_field, inbox.own_mails + 1 } end
if mark then
  of_mail = { 'mark', mark, unpack(of_mail) }
  of_inbox = { same_field, id .. ' ' .. id .. ' ' .. now, unpack(of_inbox) }
end
if pieces > 0 then redis.call('RENAME', pieces_key, mail_key) end
redis.call('HSET', mail_key, 'summary', summary, 'envelope', envelope, 'times', times or '', unpack(of_mail))
redis.call('PEXPIREAT', mail_key, keys_end)
if is_retried then redis.call('SET', settled_key, '1', 'PX', SETTLED_MS) end
list_mail(mails_key, score, id, list_end)
if is_by_form then list_mail(form_mails_key, score, id, list_end) end
if state == 'held' then redis.call('ZADD', unparsed_key, now, id .. ' ' .. address) end

local hour = hour_of(now)
local hour_counts_key = hour_counts_prefix .. hour
-- A person who writes to the operator is not counted: the public ranking would show the domain of their address for good.
if not is_reserved then
  redis.call('HINCRBY', counts_key, 'received', 1)
  bump(hours_key, hour_counts_key, hour, size_field)
  if sender_domain then count_name(domains_prefix .. hour, sender_domain) end
end

-- The inbox has expired, and perhaps no worker has ended its guests yet: gateways would still push this mail to them.
if state == 'quarantined' then end_guests(inbox_key, events_key, address) end
announce(events_key, inbox_key, 'mail:received', address, mail_payload(address, summary),
  'weight', inbox.weight + source_bytes, unpack(of_inbox))
if state ~= 'public' and count_received(inbox_key, now) == 1 and state == 'held' then
  local waited_seconds = (now - redis.call('HGET', inbox_key, 'created')) / 1000
  bump(hours_key, hour_counts_key, hour, 'first:' .. bar_of(waited_seconds, first_mail_bounds))
end

if state ~= 'held' then
  if is_reserved then redis.call('HSET', inbox_key, 'ttl', ttl_ms) end
  if state == 'public' then redis.call('PEXPIREAT', inbox_key, list_end) end
  redis.call('ZADD', due_key, arrived_ms and 'LT' or 'NX', ends, address)
end
return { held, state == 'held' and api_key_of(inbox_key) or nil }
