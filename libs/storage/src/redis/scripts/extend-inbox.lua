-- Gives an inbox its whole life span again, counted from now; a released or expired one comes back to its former holder.
-- KEYS  1 inbox  2 mails  3 due  4 refusals  5 webhooks  6 nothing
-- ARGV  1 address  2 hash of the caller's key  3 ttl ms  4 quarantine ms  5 prefix of mail keys
-- Returns both hashes that open it, or nothing when this key does not.
local now = now_ms()
if state_of(KEYS[1], now) == 'public' or not opens(KEYS[1], ARGV[2]) then return {} end
local expires = now + ARGV[3]
local quarantine = expires + ARGV[4]
redis.call('HSET', KEYS[1], 'expires', expires, 'quarantine', quarantine)
redis.call('HDEL', KEYS[1], 'released')
redis.call('PEXPIREAT', KEYS[1], quarantine + GRACE_MS)
for _, id in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do redis.call('PEXPIREAT', ARGV[5] .. id, expires + GRACE_MS) end
redis.call('PEXPIREAT', KEYS[2], expires + GRACE_MS)
redis.call('PEXPIREAT', KEYS[4], expires + GRACE_MS)
redis.call('PEXPIREAT', KEYS[5], expires + GRACE_MS)
redis.call('ZADD', KEYS[3], expires, ARGV[1])
return redis.call('HMGET', KEYS[1], 'token', 'visitor')
