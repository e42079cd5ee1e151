-- Ends an inbox at the operator's request and reserves its address for nobody: until the time is over its former holder
-- can't restore it, and no visitor can claim it or read the mail that still arrives.
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
-- KEYS  nothing_key             declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  address: string
-- ARGV  nobodys_hash: string    of a secret that nobody knows
-- ARGV  closed_ms: number       how long the address stays reserved
-- ARGV  mail_prefix: string     of mail keys
-- RETURNS  nothing
local now = now_ms()
-- An address that nobody holds becomes an inbox whose time is over: without these fields `release` takes it for public.
if state_of(inbox_key, now) == 'public' then redis.call('HSET', inbox_key, 'created', now, 'expires', now) end
redis.call('HSET', inbox_key, 'token', nobodys_hash, 'visitor', nobodys_hash)
-- Whoever follows the inbox now, as its former holder, would else be told of mail that still comes.
announce(events_key, inbox_key, 'inbox:claimed', address, cjson.encode({ to = address, tokenHash = nobodys_hash, visitorHash = nobodys_hash }))
release(inbox_key, mails_key, due_key, events_key, { refusals_key, webhooks_key, push_key }, address, mail_prefix, now + closed_ms, '+inf')
