-- Records that a mail to this address was refused; the record lives as long as the inbox.
-- NEEDS  inbox
-- KEYS  inbox_key
-- KEYS  refusals_key
-- KEYS  events_key
-- ARGV  refusal: string        JSON
-- ARGV  most_refusals: number  of an address
-- ARGV  ttl_ms: number         where the address is not held
-- ARGV  takes_public: flag     keep it for a public address, too; false: keep none, as strangers may make addresses up
-- ARGV  address: string
-- ARGV  is_awaited: flag       somebody waits for mail in this inbox: tell it, if the inbox is held
-- RETURNS  flag: Redis keeps the record, and the address is public: intake then counts it against the sender's share
local now = now_ms()
local state, until_ms = state_of(inbox_key, now)
if state == 'public' and not takes_public then return 0 end
local ends = now + ttl_ms
if state == 'held' then ends = until_ms + GRACE_MS end
if state == 'quarantined' and until_ms > now then ends = math.min(ends, until_ms) end
redis.call('LPUSH', refusals_key, refusal)
redis.call('LTRIM', refusals_key, 0, most_refusals - 1)
redis.call('PEXPIREAT', refusals_key, ends)
if is_awaited and state == 'held' then tell_deliveries(events_key, address) end
return state == 'public' and 1 or 0
