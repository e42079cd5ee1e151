-- Keeps what the check of a sender came to and tells it. A mail that is gone stays gone; the first result stands.
-- KEYS  1 inbox  2 mails  3 mail  4 events
-- ARGV  1 id  2 address  3 summary with `auth` to tell (JSON object without `read`)  4 `auth` (JSON)  5 details (JSON)
-- Returns 1, or 0 when there was nothing to do: gone, not parsed yet, or checked already.
local known = redis.call('HMGET', KEYS[3], 'read', 'summary', 'auth')
if not is_parsed(KEYS[3]) or known[3] or not redis.call('ZSCORE', KEYS[2], ARGV[1]) then return 0 end
-- Of two fields of a name the last one counts.
local summary = string.sub(known[2], 1, -2) .. ',"auth":' .. ARGV[4] .. '}'
redis.call('HSET', KEYS[3], 'summary', summary, 'auth', ARGV[5])
announce(KEYS[4], KEYS[1], 'mail:updated', ARGV[2],
  '{"to":' .. cjson.encode(ARGV[2]) .. ',"id":"' .. ARGV[1] .. '","email":' .. email_json(ARGV[3], known[1]) .. '}')
return 1
