-- Ends an inbox at its holder's request.
-- FLAGS  allow-oom: it frees memory
-- NEEDS  inbox
-- NEEDS  guests
-- NEEDS  release
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  due_key
-- KEYS  events_key
-- KEYS  refusals_key
-- KEYS  webhooks_key
-- KEYS  push_key
-- KEYS  nothing_key            declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  address: string
-- ARGV  key_hash: string       of the caller's key
-- ARGV  quarantine_ms: number
-- ARGV  mail_prefix: string    of mail keys
-- RETURNS  flag: it was released; false if this key does not open it
local now = now_ms()
local state = state_of(inbox_key, now)
if state == 'public' or not opens(inbox_key, key_hash) then return 0 end
if state == 'quarantined' then
  -- The inbox had ended before. Deletes the mail that has arrived since then; the quarantine stays as it was.
  wipe(inbox_key, mails_key, mail_prefix, '+inf')
  redis.call('UNLINK', refusals_key, webhooks_key, push_key)
  announce(events_key, inbox_key, 'inbox:expired', address, cjson.encode({ to = address }))
  return 1
end
release(inbox_key, mails_key, due_key, events_key, { refusals_key, webhooks_key, push_key }, address, mail_prefix, now + quarantine_ms, '+inf')
return 1
