-- Gives an inbox its full life span again, from now on; restores a released or expired one to its former holder.
-- NEEDS  inbox
-- KEYS  inbox_key
-- KEYS  mails_key
-- KEYS  due_key
-- KEYS  refusals_key
-- KEYS  webhooks_key
-- KEYS  push_key
-- KEYS  nothing_key            declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  address: string
-- ARGV  key_hash: string       of the caller's key
-- ARGV  ttl_ms: number          unless its holder has chosen one before
-- ARGV  is_ttl_chosen: flag     its holder chooses it now
-- ARGV  quarantine_ms: number
-- ARGV  mail_prefix: string    of mail keys
-- RETURNS  list of both key hashes that open it; empty if this key does not
local now = now_ms()
if state_of(inbox_key, now) == 'public' or not opens(inbox_key, key_hash) then return {} end
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
return redis.call('HMGET', inbox_key, 'token', 'visitor')
