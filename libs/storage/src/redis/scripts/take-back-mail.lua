-- Removes one copy of a message that the SMTP server deferred (4xx), also from the counts, and prevents that it is stored later.
-- NEEDS  inbox
-- NEEDS  letters
-- NEEDS  counting
-- NEEDS  arrival
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  mail_key
-- KEYS  events_key
-- KEYS  counts_key
-- KEYS  form_mails_key   mails of a reserved address that the site's form brought
-- KEYS  unparsed_key
-- KEYS  settled_key
-- KEYS  letter_keys...  of the partition, in the order of the prelude; none if the address is not reserved
-- ARGV  id: string
-- ARGV  address: string
-- ARGV  mark: string?    by which the message is recognised if it is sent again
-- ARGV  domains_prefix: string      of domains keys
-- ARGV  hour_counts_prefix: string  of the keys that hold counts of an hour
-- ARGV  sender_domain: string?
-- ARGV  size_field: string          name of the count for mails of its size
-- ARGV  first_mail_bounds: string   upper bounds of the bars of the time to a first mail: seconds, ascending
-- RETURNS  flag: it had been stored
-- Keeps the mail if a later attempt of the sender has found it: the sender may have got a 250 for that attempt.
local same = mark and redis.call('HGET', inbox_key, SAME_FIELD .. mark)
if same and attempts_of(same) ~= id then return 0 end
-- Deletes first, in case Redis has reached its memory limit: a script whose first command frees memory may write
-- afterwards.
local arrived_ms = tonumber(redis.call('ZSCORE', mails_key, id))
redis.call('ZREM', mails_key, id)
-- Forbids storing this id: a store command may still arrive through another connection.
redis.call('SET', settled_key, '1', 'PX', SETTLED_MS)
if not arrived_ms then return 0 end
unlink_mails(inbox_key, '', { mail_key })
local letters = letters_of(letter_keys)
if letters then letters.forget(id) end
redis.call('ZREM', form_mails_key, id)
redis.call('ZREM', unparsed_key, id .. ' ' .. address)

local hour = hour_of(arrived_ms)
-- Mail to the operator was not counted.
if not letters then
  redis.call('HINCRBY', counts_key, 'received', -1)
  unbump(hour_counts_prefix .. hour, size_field)
  if sender_domain then uncount_name(domains_prefix .. hour, sender_domain) end
end
local times = redis.call('HMGET', inbox_key, 'created', 'expires')
-- The first mail of a quarantined inbox is counted in no bar.
local was_held = times[1] and arrived_ms < tonumber(times[2])
if uncount_received(inbox_key, arrived_ms) == 0 and was_held then
  unbump(hour_counts_prefix .. hour, 'first:' .. bar_of((arrived_ms - times[1]) / 1000, first_mail_bounds))
end
announce(events_key, inbox_key, 'mail:removed', address, cjson.encode({ to = address, id = id }))
return 1
