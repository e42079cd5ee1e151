-- Gives an address to a visitor: deletes the mail that was there, counts the claim, and announces it, so that the gateways
-- disconnect clients of other visitors.
-- NEEDS  inbox
-- NEEDS  counting
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  due_key
-- KEYS  events_key
-- KEYS  counts_key
-- KEYS  hours_key
-- KEYS  refusals_key
-- KEYS  webhooks_key
-- KEYS  push_key
-- KEYS  nothing_key                 declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  address: string
-- ARGV  token_hash: string
-- ARGV  visitor_hash: string
-- ARGV  ttl_ms: number
-- ARGV  is_ttl_chosen: flag         the visitor has chosen `ttl_ms`: each extension gives the same again
-- ARGV  quarantine_ms: number
-- ARGV  mail_prefix: string         of mail keys
-- ARGV  hour_counts_prefix: string  of the keys that hold counts of an hour
-- RETURNS  flag: it was claimed; false if it is held, also by this visitor, or quarantined for another visitor
local now = now_ms()
local state = state_of(inbox_key, now)
if state == 'held' then return 0 end
if state == 'quarantined' and redis.call('HGET', inbox_key, 'visitor') ~= visitor_hash then return 0 end

wipe(inbox_key, mails_key, mail_prefix, '+inf')
redis.call('DEL', inbox_key, refusals_key, webhooks_key, push_key)
local expires = now + ttl_ms
local quarantine = expires + quarantine_ms
redis.call('HSET', inbox_key, 'token', token_hash, 'visitor', visitor_hash, 'created', now, 'expires', expires, 'quarantine', quarantine)
if is_ttl_chosen then redis.call('HSET', inbox_key, 'chosen_ttl', ttl_ms) end
redis.call('PEXPIREAT', inbox_key, quarantine + GRACE_MS)
redis.call('ZADD', due_key, expires, address)
redis.call('HINCRBY', counts_key, 'created', 1)
bump(hours_key, hour_counts_prefix .. hour_of(now), hour_of(now), 'created')
announce(events_key, inbox_key, 'inbox:claimed', address, cjson.encode({ to = address, tokenHash = token_hash, visitorHash = visitor_hash }))
return 1
