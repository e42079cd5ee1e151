-- Gives an inbox its full life span again, from now on; restores a released or expired one to its former holder. A guest
-- with full access may extend, not restore.
-- NEEDS  inbox
-- NEEDS  guests
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
-- ARGV  ttl_ms: number          unless its holder has chosen one before
-- ARGV  is_ttl_chosen: flag     its holder chooses `ttl_ms` now
-- ARGV  quarantine_ms: number
-- ARGV  mail_prefix: string    of mail keys
-- RETURNS  flag: it was extended; false if this key may not extend
local now = now_ms()
local state = state_of(inbox_key, now)
if state == 'public' then return 0 end
if not opens(inbox_key, key_hash) then
  local guest = state == 'held' and guest_with(read_list(inbox_key, 'guests'), key_hash)
  if not guest or guest.access ~= 'full' then return 0 end
end
-- The inbox had ended, so its guests, webhooks and push subscriptions end, even if no worker has released it yet.
if state ~= 'held' then
  end_guests(inbox_key, events_key, address)
  redis.call('UNLINK', refusals_key, webhooks_key, push_key)
end
if is_ttl_chosen then redis.call('HSET', inbox_key, 'chosen_ttl', ttl_ms) end
local expires = now + (tonumber(redis.call('HGET', inbox_key, 'chosen_ttl')) or ttl_ms)
local quarantine = expires + quarantine_ms
redis.call('HSET', inbox_key, 'expires', expires, 'quarantine', quarantine)
redis.call('HDEL', inbox_key, 'released')
redis.call('PEXPIREAT', inbox_key, quarantine + GRACE_MS)
for _, id in ipairs(redis.call('ZRANGE', mails_key, 0, -1)) do redis.call('PEXPIREAT', mail_prefix .. id, expires + GRACE_MS) end
redis.call('PEXPIREAT', mails_key, expires + GRACE_MS)
redis.call('PEXPIREAT', refusals_key, expires + GRACE_MS)
redis.call('PEXPIREAT', webhooks_key, expires + GRACE_MS)
redis.call('PEXPIREAT', push_key, expires + GRACE_MS)
redis.call('ZADD', due_key, expires, address)
return 1
