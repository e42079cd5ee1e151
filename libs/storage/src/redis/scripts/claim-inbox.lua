-- Gives an address to a visitor: wipes what lay there, counts it, and tells the gateways to send others away.
-- KEYS  1 inbox  2 mails  3 due  4 events  5 counts  6 hours  7 refusals  8 webhooks  9 nothing
-- ARGV  1 address  2 token hash  3 visitor hash  4 ttl ms  5 quarantine ms  6 prefix of mail keys  7 prefix of figures keys
-- Returns 1, or 0 when somebody else holds it or it is kept for its former holder.
local now = now_ms()
local state = state_of(KEYS[1], now)
if state == 'held' then return 0 end
if state == 'quarantined' and redis.call('HGET', KEYS[1], 'visitor') ~= ARGV[3] then return 0 end

wipe(KEYS[1], KEYS[2], ARGV[6], '+inf')
redis.call('DEL', KEYS[1], KEYS[7], KEYS[8])
local expires = now + ARGV[4]
local quarantine = expires + ARGV[5]
redis.call('HSET', KEYS[1], 'token', ARGV[2], 'visitor', ARGV[3], 'created', now, 'expires', expires, 'quarantine', quarantine)
redis.call('PEXPIREAT', KEYS[1], quarantine + GRACE_MS)
redis.call('ZADD', KEYS[3], expires, ARGV[1])
redis.call('HINCRBY', KEYS[5], 'created', 1)
bump(KEYS[6], ARGV[7] .. hour_of(now), hour_of(now), 'created')
announce(KEYS[4], KEYS[1], 'inbox:claimed', ARGV[1], cjson.encode({ to = ARGV[1], tokenHash = ARGV[2], visitorHash = ARGV[3] }))
return 1
