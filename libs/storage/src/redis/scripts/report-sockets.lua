-- Takes a gateway's count of open sockets and forgets gateways that were not heard of lately.
-- KEYS  1 sockets
-- ARGV  1 gateway, or '' to ask only  2 its count  3 ms after which a gateway is forgotten
-- Returns the sum over all gateways.
local now = now_ms()
if ARGV[1] ~= '' then redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. '@' .. now) end
redis.call('PEXPIRE', KEYS[1], ARGV[3])
local sum = 0
local fields = redis.call('HGETALL', KEYS[1])
for i = 1, #fields, 2 do
  local count, heard = string.match(fields[i + 1], '(%d+)@(%d+)')
  if tonumber(heard) < now - ARGV[3] then
    redis.call('HDEL', KEYS[1], fields[i])
  else
    sum = sum + count
  end
end
return sum
