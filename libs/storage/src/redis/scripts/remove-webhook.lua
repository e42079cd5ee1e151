-- Ends a webhook and what is known of its deliveries.
-- KEYS  1 webhooks
-- ARGV  1 id
-- Returns 1, or 0 when there is no such webhook.
if redis.call('HDEL', KEYS[1], 'hook:' .. ARGV[1]) == 0 then return 0 end
local start = 'delivery:' .. ARGV[1] .. '-'
for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do
  if string.sub(field, 1, #start) == start then redis.call('HDEL', KEYS[1], field) end
end
return 1
