-- Reads a push subscription of a held inbox for one mail. A subscription whose key no longer opens the inbox is ended.
-- NEEDS  inbox
-- KEYS  inbox_key
-- KEYS  push_key
-- KEYS  mail_key
-- ARGV  id: string  of the subscription
-- RETURNS  list of { subscription, ms until the inbox ends }; empty if inbox, mail or subscription is gone, or the
--   browser was told
local now = now_ms()
local state, until_ms = state_of(inbox_key, now)
local subscription = redis.call('HGET', push_key, 'subscription:' .. id)
if state ~= 'held' or not subscription then return {} end
if not opens(inbox_key, cjson.decode(subscription).keyHash) then
  redis.call('HDEL', push_key, 'subscription:' .. id)
  return {}
end
if redis.call('EXISTS', mail_key) == 0 or redis.call('HEXISTS', mail_key, 'told:' .. id) == 1 then return {} end
return { subscription, until_ms - now }
