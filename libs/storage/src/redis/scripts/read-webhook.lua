-- Reads a webhook and one of its deliveries, while its inbox is held.
-- NEEDS  inbox
-- KEYS  inbox_key
-- KEYS  webhooks_key
-- ARGV  webhook_id: string
-- ARGV  delivery_id: string
-- RETURNS  list of { webhook, delivery, ms until the inbox ends }; empty if one of them is gone
local now = now_ms()
local state, until_ms = state_of(inbox_key, now)
if state ~= 'held' then return {} end
local found = redis.call('HMGET', webhooks_key, 'hook:' .. webhook_id, 'delivery:' .. delivery_id)
if not found[1] or not found[2] then return {} end
return { found[1], found[2], until_ms - now }
