-- Notes that a process lives, how it fares, and how its clock stands to this one; forgets those long silent.
-- KEYS  1 heartbeat of its role  2 processes
-- ARGV  1 field of the process  2 ms after which its role counts as missing  3 its clock (ms)  4 vitals (JSON)
--       5 ms after which a process is forgotten
-- Returns nothing of use.
local now = now_ms()
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
redis.call('HSET', KEYS[2], ARGV[1], now .. ' ' .. (ARGV[3] - now) .. ' ' .. ARGV[4])
local fields = redis.call('HGETALL', KEYS[2])
for i = 1, #fields, 2 do
  if tonumber(string.match(fields[i + 1], '^%d+')) < now - ARGV[5] then redis.call('HDEL', KEYS[2], fields[i]) end
end
return redis.call('PEXPIRE', KEYS[2], ARGV[5])
