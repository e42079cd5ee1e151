-- Ends an inbox that the operator does not want. Until the time is over, its former holder can't restore it, and no visitor
-- can claim the address or read the mail that still arrives.
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
-- ARGV  nobodys_hash: string    of a secret that the caller has made and thrown away
-- ARGV  closed_ms: number       how long the address stays reserved
-- ARGV  mail_prefix: string     of mail keys
-- RETURNS  nothing
local now = now_ms()
-- An address without a holder becomes an inbox whose time is over. Without these fields `release` would leave it public, and
-- the next visitor could claim it.
if state_of(inbox_key, now) == 'public' then redis.call('HSET', inbox_key, 'created', now, 'expires', now) end
redis.call('HSET', inbox_key, 'token', nobodys_hash, 'visitor', nobodys_hash)
-- Announces a claim by another key: gateways then end the followers of the inbox. Otherwise they would push the mail that
-- still arrives to its former holder.
announce(events_key, inbox_key, 'inbox:claimed', address, cjson.encode({ to = address, tokenHash = nobodys_hash, visitorHash = nobodys_hash }))
release(inbox_key, mails_key, due_key, events_key, { refusals_key, webhooks_key, push_key }, address, mail_prefix, now + closed_ms, '+inf')
