-- Keeps what the check of a sender came to and tells it. A mail that is gone stays gone; the first result stands.
-- KEYS  1 inbox  2 mails  3 mail  4 events
-- ARGV  1 id  2 address  3 summary with `auth` (JSON object without `read`)  4 details (JSON)
-- Returns 1, or 0 when there was nothing to do: gone, not parsed yet, or checked already.
local known = redis.call('HMGET', KEYS[3], 'read', 'parsed', 'auth')
if not known[1] or not known[2] or known[3] or not redis.call('ZSCORE', KEYS[2], ARGV[1]) then return 0 end
redis.call('HSET', KEYS[3], 'summary', ARGV[3], 'auth', ARGV[4])
announce(KEYS[4], KEYS[1], 'mail:updated', ARGV[2],
  '{"to":' .. cjson.encode(ARGV[2]) .. ',"id":"' .. ARGV[1] .. '","email":' .. email_json(ARGV[3], known[1]) .. '}')
return 1
