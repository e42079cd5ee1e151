-- Decides, once for each mail, whether the browsers that subscribe to a held inbox are told of it. Called again, it returns
-- the browsers that were not told yet.
-- NEEDS  inbox
-- KEYS  inbox_key
-- KEYS  push_key
-- KEYS  mail_key                 remembers the decision, and which browsers were told
-- ARGV  most_per_minute: number  mails of an inbox that browsers are told of; mails without a code get only half of it
-- ARGV  most_per_hour: number
-- RETURNS  list: 'planned', or 'limited' in the call that finds a limit reached; then ids of subscriptions to notify
local fields = redis.call('HKEYS', push_key)
if #fields == 0 then return { 'planned' } end
local now = now_ms()
local mail = redis.call('HMGET', mail_key, 'summary', 'read', 'has-code', 'notices')
if not mail[1] or mail[2] == '1' or mail[4] == 'limited' or state_of(inbox_key, now) ~= 'held' then return { 'planned' } end

local ids = {}
for _, field in ipairs(fields) do
  if string.sub(field, 1, 13) == 'subscription:' then
    local id = string.sub(field, 14)
    if redis.call('HEXISTS', mail_key, 'told:' .. id) == 0 then table.insert(ids, id) end
  end
end
if #ids == 0 then return { 'planned' } end
if not mail[4] then
  local share = mail[3] and 1 or 0.5
  local windows = {
    { name = 'minute', at = math.floor(now / 60000), most = most_per_minute },
    { name = 'hour', at = math.floor(now / 3600000), most = most_per_hour },
  }
  for _, window in ipairs(windows) do
    local known = redis.call('HMGET', push_key, window.name, 'in-' .. window.name)
    window.count = tonumber(known[1]) == window.at and tonumber(known[2]) or 0
    if window.count >= window.most * share then
      redis.call('HSET', mail_key, 'notices', 'limited')
      return { 'limited' }
    end
  end
  for _, window in ipairs(windows) do
    redis.call('HSET', push_key, window.name, window.at, 'in-' .. window.name, window.count + 1)
  end
  redis.call('HSET', mail_key, 'notices', 'planned')
end
table.insert(ids, 1, 'planned')
return ids
