-- Shows a ranking of all periods and tells that it changed.
-- KEYS  snapshot_key
-- KEYS  changes_key
-- ARGV  now_iso: string
-- ARGV  kind: string
-- ARGV  rankings...: string  each period, and its ranking
-- RETURNS  flag: it differs from what was shown
if (redis.call('HGET', snapshot_key, 'updatedAt') or '') > now_iso then return 0 end
local changed = 0
for i = 1, #rankings, 2 do
  local period, ranking = rankings[i], rankings[i + 1]
  if redis.call('HGET', snapshot_key, period) ~= ranking then
    redis.call('HSET', snapshot_key, period, ranking)
    changed = 1
  end
end
redis.call('HSET', snapshot_key, 'updatedAt', now_iso)
if changed == 1 then redis.call('HSET', changes_key, kind, now_iso) end
return changed
