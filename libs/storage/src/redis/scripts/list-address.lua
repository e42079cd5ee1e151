-- Lists an address for a key that opens its inbox, until the inbox has ended for that key, and drops from the list what has
-- ended. The list expires with the last of its addresses.
-- NEEDS  inbox
-- KEYS  holder_key
-- ARGV  address: string
-- ARGV  ends_ms: number          when the key can no longer open or restore the inbox
-- ARGV  most_addresses: number   those that end first go first
-- RETURNS  nothing
local now = now_ms()
-- Earlier versions wrote the time of listing, in milliseconds. Scores are microseconds, so that a process of such a version,
-- which runs beside this one during an upgrade, does not take them for times that are long past.
local EARLIER = '100000000000000'
local kept_ms = redis.call('PTTL', holder_key)
for _, earlier in ipairs(redis.call('ZRANGEBYSCORE', holder_key, '-inf', '(' .. EARLIER)) do
  redis.call('ZADD', holder_key, string.format('%.0f', (now + kept_ms) * 1000), earlier)
end
redis.call('ZADD', holder_key, string.format('%.0f', (ends_ms + GRACE_MS) * 1000), address)
redis.call('ZREMRANGEBYSCORE', holder_key, EARLIER, string.format('%.0f', now * 1000))
redis.call('ZREMRANGEBYRANK', holder_key, 0, -most_addresses - 1)
local last = redis.call('ZRANGE', holder_key, -1, -1, 'WITHSCORES')
if last[2] then redis.call('PEXPIREAT', holder_key, string.format('%.0f', tonumber(last[2]) / 1000)) end
