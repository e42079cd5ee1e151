-- Publishes the rankings of all periods, and records the time if one of them changed.
-- KEYS  snapshot_key
-- KEYS  changes_key
-- ARGV  now_iso: string
-- ARGV  latest_iso: string       a time after this was published before Redis' clock was set back
-- ARGV  kind: string
-- ARGV  rankings...: string  each period, and its ranking
-- RETURNS  flag: one differs from the published one
local updated_at = redis.call('HGET', snapshot_key, 'updatedAt') or ''
if updated_at > now_iso and updated_at <= latest_iso then return 0 end
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
