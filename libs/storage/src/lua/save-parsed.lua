-- Keeps the parsed form of a mail beside its bytes and tells it. A mail that is gone stays gone; saving twice changes nothing.
-- KEYS  1 inbox  2 mails  3 mail  4 events  5 hours  6 nothing
-- ARGV  1 id  2 address  3 summary (JSON object without `read`)  4 field of the bodies  5 bodies
--       6 field of the source  7 source bytes in the form that field says, or '' to leave the source as it is
--       8 prefix of figures keys  9 '1' when it has a one-time code, else '0'
-- Returns 1, or 0 when there was nothing to do.
local known = redis.call('HMGET', KEYS[3], 'read', 'parsed')
if not known[1] or known[2] or not redis.call('ZSCORE', KEYS[2], ARGV[1]) then return 0 end
local now = now_ms()
redis.call('HSET', KEYS[3], 'summary', ARGV[3], 'parsed', '1', 'parsed:at', now, ARGV[4], ARGV[5])
if ARGV[7] ~= '' then
  local weight = weight_of(KEYS[3])
  redis.call('HDEL', KEYS[3], 'raw')
  redis.call('HSET', KEYS[3], ARGV[6], ARGV[7])
  add_weight(KEYS[1], #ARGV[7] - weight)
end
local hour = hour_of(now)
bump(KEYS[5], ARGV[8] .. hour, hour, 'parsed')
if ARGV[9] == '1' then bump(KEYS[5], ARGV[8] .. hour, hour, 'code') end
announce(KEYS[4], KEYS[1], 'mail:updated', ARGV[2],
  '{"to":' .. cjson.encode(ARGV[2]) .. ',"id":"' .. ARGV[1] .. '","email":' .. email_json(ARGV[3], known[1]) .. '}')
return 1
