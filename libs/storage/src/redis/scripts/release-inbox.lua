-- Ends an inbox at its holder's wish.
-- KEYS  1 inbox  2 mails  3 due  4 events  5 refusals  6 webhooks  7 nothing
-- ARGV  1 address  2 hash of the caller's key  3 quarantine ms  4 prefix of mail keys
-- Returns 1, or 0 when this key holds nothing here.
local now = now_ms()
local state = state_of(KEYS[1], now)
if state == 'public' or not opens(KEYS[1], ARGV[2]) then return 0 end
if state == 'quarantined' then
  -- What came since: kept for the former holder, who does not want it. The name stays closed as long as it was.
  wipe(KEYS[1], KEYS[2], ARGV[4], '+inf')
  redis.call('UNLINK', KEYS[5], KEYS[6])
  announce(KEYS[4], KEYS[1], 'inbox:expired', ARGV[1], cjson.encode({ to = ARGV[1] }))
  return 1
end
release(KEYS[1], KEYS[2], KEYS[3], KEYS[4], { KEYS[5], KEYS[6] }, ARGV[1], ARGV[4], now + ARGV[3], '+inf')
return 1
