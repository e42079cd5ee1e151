-- Reads what a webhook is to be told, while its inbox is held.
-- KEYS  1 inbox  2 webhooks
-- ARGV  1 webhook id  2 delivery id
-- Returns { webhook, delivery, end of the inbox ms }, or nothing when any of them is gone.
local state, until_ms = state_of(KEYS[1], now_ms())
if state ~= 'held' then return {} end
local found = redis.call('HMGET', KEYS[2], 'hook:' .. ARGV[1], 'delivery:' .. ARGV[2])
if not found[1] or not found[2] then return {} end
return { found[1], found[2], until_ms }
