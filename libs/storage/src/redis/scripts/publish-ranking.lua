-- Shows a ranking of all periods and tells that it changed.
-- KEYS  1 snapshot  2 changes
-- ARGV  1 time (ISO 8601)  2 kind  3… period and its ranking, in pairs
-- Returns 1 when it differs from what was shown, else 0.
if (redis.call('HGET', KEYS[1], 'updatedAt') or '') > ARGV[1] then return 0 end
local changed = 0
for i = 3, #ARGV, 2 do
  if redis.call('HGET', KEYS[1], ARGV[i]) ~= ARGV[i + 1] then
    redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1])
    changed = 1
  end
end
redis.call('HSET', KEYS[1], 'updatedAt', ARGV[1])
if changed == 1 then redis.call('HSET', KEYS[2], ARGV[2], ARGV[1]) end
return changed
