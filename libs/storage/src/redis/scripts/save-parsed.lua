-- Keeps the parsed form of a mail with its bytes and tells it. A mail that is gone stays gone; saving twice changes nothing.
-- KEYS  1 inbox  2 mails  3 mail  4 events  5 hours  6 nothing
-- ARGV  1 id  2 address  3 summary to tell (JSON object without `read`)  4 prefix of figures keys
--       5 '1' when it has a one-time code, else '0'  6 fields whose place these take, each behind a space
--       7… fields and values
-- Returns 1, or 0 when there was nothing to do.
local known = redis.call('HMGET', KEYS[3], 'summary', 'read')
if not known[1] or is_parsed(KEYS[3]) or not redis.call('ZSCORE', KEYS[2], ARGV[1]) then return 0 end
local weight = weight_of(KEYS[3])
for field in string.gmatch(ARGV[6], '%S+') do redis.call('HDEL', KEYS[3], field) end
redis.call('HSET', KEYS[3], unpack(ARGV, 7))
add_weight(KEYS[1], weight_of(KEYS[3]) - weight)
local hour = hour_of(now_ms())
bump(KEYS[5], ARGV[4] .. hour, hour, 'parsed')
if ARGV[5] == '1' then bump(KEYS[5], ARGV[4] .. hour, hour, 'code') end
announce(KEYS[4], KEYS[1], 'mail:updated', ARGV[2],
  '{"to":' .. cjson.encode(ARGV[2]) .. ',"id":"' .. ARGV[1] .. '","email":' .. email_json(ARGV[3], known[2]) .. '}')
return 1
