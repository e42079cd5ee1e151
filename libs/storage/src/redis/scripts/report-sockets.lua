-- Stores a gateway's count of open sockets, and deletes the counts of gateways that have not reported lately.
-- FLAGS  allow-oom: it writes one number for each gateway; if a full Redis refused it, gateways would answer /api/statistics with 503
-- NEEDS  inbox
-- KEYS  sockets_key
-- ARGV  gateway: string?            nil: only reads the sum
-- ARGV  count: number
-- ARGV  forgotten_after_ms: number  without a report
-- RETURNS  number: the sum over all gateways
local now = now_ms()
if gateway then redis.call('HSET', sockets_key, gateway, count .. '@' .. now) end
redis.call('PEXPIRE', sockets_key, forgotten_after_ms)
local sum = 0
local fields = redis.call('HGETALL', sockets_key)
for i = 1, #fields, 2 do
  local open, heard = string.match(fields[i + 1], '(%d+)@(%d+)')
  -- A report from the future: Redis' clock was set back. A living gateway is counted again with its next report.
  if now - heard > forgotten_after_ms or now - heard < 0 then
    redis.call('HDEL', sockets_key, fields[i])
  else
    sum = sum + open
  end
end
return sum
