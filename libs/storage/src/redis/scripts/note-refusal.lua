-- Notes that a mail to this address was refused, beside its inbox and for as long.
-- KEYS  1 inbox  2 refusals
-- ARGV  1 refusal (JSON)  2 most refusals of an address  3 ttl ms, where nobody holds it
--       4 '1' where such an address takes mail, too: else nothing may be kept for whatever name a stranger thinks of
-- Returns 1, or 0 where nothing is kept.
local now = now_ms()
local state, until_ms = state_of(KEYS[1], now)
if state == 'public' and ARGV[4] ~= '1' then return 0 end
local ends = now + ARGV[3]
if state == 'held' then ends = until_ms + GRACE_MS end
if state == 'quarantined' and until_ms > now then ends = math.min(ends, until_ms) end
redis.call('LPUSH', KEYS[2], ARGV[1])
redis.call('LTRIM', KEYS[2], 0, ARGV[2] - 1)
redis.call('PEXPIREAT', KEYS[2], ends)
return 1
