-- Stores the result of a sender check and announces it. Changes nothing if the mail has been deleted or has a result.
-- NEEDS  inbox
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  mail_key
-- KEYS  events_key
-- ARGV  id: string
-- ARGV  address: string
-- ARGV  announced: string  summary to announce (JSON)
-- ARGV  summary: string    summary to keep (JSON)
-- ARGV  details: string    JSON
-- RETURNS  flag: it was saved; false if the mail is deleted, not parsed yet, or has a result already
local known = redis.call('HMGET', mail_key, 'read', 'auth')
if not is_parsed(mail_key) or known[2] or not redis.call('ZSCORE', mails_key, id) then return 0 end
redis.call('HSET', mail_key, 'summary', summary, 'auth', details)
announce_update(events_key, inbox_key, address, id, announced, known[1])
return 1
