-- Lists an address for a visitor or program whose key opens its inbox, and drops from the list the addresses that have ended
-- for that key. The list expires with the last of them, so that Redis keeps no address longer than its holder can restore it.
-- NEEDS  inbox
-- KEYS  holder_key
-- ARGV  address: string
-- ARGV  ends_ms: number          when the key can no longer open or restore the inbox
-- ARGV  most_addresses: number   of those before this one, those that end first go first
-- RETURNS  nothing
local now = now_ms()
-- Scores are ends in microseconds. Earlier versions wrote the time of listing in milliseconds, and drop scores that are long
-- past: while one of them runs beside this version, during an upgrade, it must not take an end for such a time. This number
-- is above every time in milliseconds, and below every one in microseconds.
local EARLIER = '100000000000000'
local kept_ms = redis.call('PTTL', holder_key)
for _, earlier in ipairs(redis.call('ZRANGEBYSCORE', holder_key, '-inf', '(' .. EARLIER)) do
  redis.call('ZADD', holder_key, string.format('%.0f', (now + kept_ms) * 1000), earlier)
end
redis.call('ZREMRANGEBYSCORE', holder_key, EARLIER, string.format('%.0f', now * 1000))
redis.call('ZREM', holder_key, address)
redis.call('ZREMRANGEBYRANK', holder_key, 0, -most_addresses)
redis.call('ZADD', holder_key, string.format('%.0f', (ends_ms + GRACE_MS) * 1000), address)
local last = redis.call('ZRANGE', holder_key, -1, -1, 'WITHSCORES')
if last[2] then redis.call('PEXPIREAT', holder_key, string.format('%.0f', tonumber(last[2]) / 1000)) end
