-- Writes a heartbeat: the process's vitals and the offset of its clock to Redis' clock. Deletes processes without recent heartbeats.
-- FLAGS  allow-oom: a full Redis must not look like a dead process
-- NEEDS  inbox
-- KEYS  heartbeat_key               of its role
-- KEYS  processes_key
-- ARGV  process: string             field of the process
-- ARGV  missing_after_ms: number    without a heartbeat for so long, its role counts as missing
-- ARGV  clock_ms: number            of the process
-- ARGV  vitals: string              JSON
-- ARGV  forgotten_after_ms: number  without a heartbeat for so long, a process is deleted
-- RETURNS  nothing
local now = now_ms()
redis.call('SET', heartbeat_key, process, 'PX', missing_after_ms)
redis.call('HSET', processes_key, process, now .. ' ' .. (clock_ms - now) .. ' ' .. vitals)
local fields = redis.call('HGETALL', processes_key)
for i = 1, #fields, 2 do
  local age_ms = now - string.match(fields[i + 1], '^%d+')
  -- A heartbeat from the future: Redis' clock was set back. A living process is listed again with its next heartbeat.
  if age_ms > forgotten_after_ms or age_ms < 0 then redis.call('HDEL', processes_key, fields[i]) end
end
return redis.call('PEXPIRE', processes_key, forgotten_after_ms)
