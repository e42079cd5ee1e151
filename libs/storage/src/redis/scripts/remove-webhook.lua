-- Deletes a webhook and its deliveries.
-- KEYS  webhooks_key
-- ARGV  id: string
-- RETURNS  flag: there was such a webhook
if redis.call('HDEL', webhooks_key, 'hook:' .. id) == 0 then return 0 end
local start = 'delivery:' .. id .. '-'
for _, field in ipairs(redis.call('HKEYS', webhooks_key)) do
  if string.sub(field, 1, #start) == start then redis.call('HDEL', webhooks_key, field) end
end
return 1
