-- Records a delivery, once, for each webhook of a held inbox that wants this event. Deletes the oldest deliveries beyond
-- the limit for which no call is due.
-- NEEDS  inbox
-- KEYS  inbox_key
-- KEYS  webhooks_key
-- KEYS  mails_key
-- KEYS  mail_key                 remembers planned deliveries also after they were deleted
-- ARGV  event: string
-- ARGV  mail_id: string
-- ARGV  id_end: string           last part of a delivery's id
-- ARGV  delivery: string         in its waiting state: JSON object without `id`
-- ARGV  most_deliveries: number  of a webhook, unless more wait for a call
-- RETURNS  list of ids: deliveries that wait for their first attempt
local waiting = {}
local fields = redis.call('HKEYS', webhooks_key)
if #fields == 0 or state_of(inbox_key, now_ms()) ~= 'held' then return waiting end
local is_there = redis.call('EXISTS', mail_key) == 1
local function was_planned(hook_id)
  return is_there and redis.call('HSETNX', mail_key, 'planned:' .. hook_id .. '-' .. id_end, '1') == 0
end

-- A burst of mail plans more deliveries than the limit before a worker can call: those must stay. Each belongs to a mail in
-- the inbox, so the limit of mails bounds them. `deliveries` are fields of one webhook, oldest first.
local function drop_oldest(deliveries)
  local left = #deliveries
  for _, field in ipairs(deliveries) do
    if left < most_deliveries then return end
    local is_stored = redis.call('ZSCORE', mails_key, string.match(field, '^[^-]+%-([^-]+)'))
    local is_waiting = is_stored and string.find(redis.call('HGET', webhooks_key, field), '"state":"pending"', 1, true)
    if not is_waiting then left = left - redis.call('HDEL', webhooks_key, field) end
  end
end

for _, field in ipairs(fields) do
  if string.sub(field, 1, 5) == 'hook:' then
    local hook = cjson.decode(redis.call('HGET', webhooks_key, field))
    local wanted = false
    for _, chosen in ipairs(hook.events) do wanted = wanted or chosen == event end
    if wanted then
      local id = hook.id .. '-' .. mail_id .. '-' .. id_end
      local known = redis.call('HGET', webhooks_key, 'delivery:' .. id)
      if not known and not was_planned(hook.id) then
        local start = 'delivery:' .. hook.id .. '-'
        local older = {}
        for _, other in ipairs(fields) do
          if string.sub(other, 1, #start) == start then table.insert(older, other) end
        end
        table.sort(older)
        drop_oldest(older)
        redis.call('HSET', webhooks_key, 'delivery:' .. id, '{"id":"' .. id .. '",' .. string.sub(delivery, 2))
        table.insert(waiting, id)
      elseif known and cjson.decode(known).attempts == 0 then
        table.insert(waiting, id)
      end
    end
  end
end
return waiting
