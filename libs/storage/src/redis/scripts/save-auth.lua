-- Keeps what the check of a sender came to and tells it. A mail that is gone stays gone; the first result stands.
-- NEEDS  inbox
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  mail_key
-- KEYS  events_key
-- ARGV  id: string
-- ARGV  address: string
-- ARGV  announced: string  summary to announce: JSON object without `read`
-- ARGV  auth: string     JSON
-- ARGV  details: string  JSON
-- RETURNS  flag: it was saved; false where the mail is gone, not parsed yet, or was checked already
local known = redis.call('HMGET', mail_key, 'read', 'summary', 'auth')
if not is_parsed(mail_key) or known[3] or not redis.call('ZSCORE', mails_key, id) then return 0 end
-- Of two fields of a name the last one counts.
local summary = string.sub(known[2], 1, -2) .. ',"auth":' .. auth .. '}'
redis.call('HSET', mail_key, 'summary', summary, 'auth', details)
announce(events_key, inbox_key, 'mail:updated', address,
  '{"to":' .. cjson.encode(address) .. ',"id":"' .. id .. '","email":' .. email_json(announced, known[1]) .. '}')
return 1
