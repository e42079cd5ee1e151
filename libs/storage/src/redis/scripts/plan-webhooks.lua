-- Notes for each webhook of a held inbox that wants this event that it is to be told, once. Of the oldest that are too
-- many nothing is known any more, and they are not sent.
-- KEYS  1 inbox  2 webhooks  3 mail, which remembers that it was planned for longer than its deliveries are known
-- ARGV  1 event  2 mail id  3 what ends the id of a delivery  4 delivery that waits (JSON without `id`)
--       5 most deliveries of a webhook
-- Returns the ids of the deliveries that wait for their first attempt.
local waiting = {}
local fields = redis.call('HKEYS', KEYS[2])
if #fields == 0 or state_of(KEYS[1], now_ms()) ~= 'held' then return waiting end
local is_there = redis.call('EXISTS', KEYS[3]) == 1
local function was_planned(hook_id)
  return is_there and redis.call('HSETNX', KEYS[3], 'planned:' .. hook_id .. '-' .. ARGV[3], '1') == 0
end
for _, field in ipairs(fields) do
  if string.sub(field, 1, 5) == 'hook:' then
    local hook = cjson.decode(redis.call('HGET', KEYS[2], field))
    local wanted = false
    for _, event in ipairs(hook.events) do wanted = wanted or event == ARGV[1] end
    if wanted then
      local id = hook.id .. '-' .. ARGV[2] .. '-' .. ARGV[3]
      local known = redis.call('HGET', KEYS[2], 'delivery:' .. id)
      if not known and not was_planned(hook.id) then
        local start = 'delivery:' .. hook.id .. '-'
        local older = {}
        for _, other in ipairs(fields) do
          if string.sub(other, 1, #start) == start then table.insert(older, other) end
        end
        table.sort(older)
        for i = 1, #older - tonumber(ARGV[5]) + 1 do redis.call('HDEL', KEYS[2], older[i]) end
        redis.call('HSET', KEYS[2], 'delivery:' .. id, '{"id":"' .. id .. '",' .. string.sub(ARGV[4], 2))
        table.insert(waiting, id)
      elseif known and cjson.decode(known).attempts == 0 then
        table.insert(waiting, id)
      end
    end
  end
end
return waiting
