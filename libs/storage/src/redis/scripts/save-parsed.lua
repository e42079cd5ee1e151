-- Stores the parsed form of a mail with its source and announces it. Changes nothing if the mail has been deleted or parsed.
-- NEEDS  inbox
-- NEEDS  counting
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  mail_key
-- KEYS  events_key
-- KEYS  hours_key
-- KEYS  webhooks_key
-- KEYS  push_key
-- KEYS  nothing_key                 declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  id: string
-- ARGV  address: string
-- ARGV  announced: string           summary to announce (JSON)
-- ARGV  hour_counts_prefix: string  of the keys that hold counts of an hour
-- ARGV  has_code: flag
-- ARGV  replaced_fields: string     names of fields that are deleted, separated by spaces
-- ARGV  fields...: value            fields to set, each with its value
-- RETURNS  list of { 1 if the inbox has webhooks, else 0; 1 if browsers subscribe to it, else 0 }
local told = { redis.call('EXISTS', webhooks_key), redis.call('EXISTS', push_key) }
local known = redis.call('HMGET', mail_key, 'summary', 'read')
if not known[1] or is_parsed(mail_key) or not redis.call('ZSCORE', mails_key, id) then return told end
local weight = weight_of(mail_key)
local replaced = {}
for field in string.gmatch(replaced_fields, '%S+') do table.insert(replaced, field) end
if #replaced > 0 then redis.call('HDEL', mail_key, unpack(replaced)) end
-- Marks a mail with a code: a full inbox drops such a mail last while it is young.
if has_code then
  table.insert(fields, 'has-code')
  table.insert(fields, '1')
end
redis.call('HSET', mail_key, unpack(fields))
add_weight(inbox_key, weight_of(mail_key) - weight)
local hour = hour_of(now_ms())
bump(hours_key, hour_counts_prefix .. hour, hour, 'parsed')
if has_code then bump(hours_key, hour_counts_prefix .. hour, hour, 'code') end
announce_update(events_key, inbox_key, address, id, announced, known[2])
return told
