-- Sets the read flag and tells it where it changed.
-- KEYS  1 inbox  2 mails  3 mail  4 events
-- ARGV  1 id  2 address  3 '1' read, '0' unread
-- Returns 1, or 0 when there is no such mail.
local known = redis.call('HMGET', KEYS[3], 'summary', 'read')
if not known[1] or not redis.call('ZSCORE', KEYS[2], ARGV[1]) then return 0 end
if (known[2] or '0') ~= ARGV[3] then
  redis.call('HSET', KEYS[3], 'read', ARGV[3])
  announce(KEYS[4], KEYS[1], 'mail:updated', ARGV[2], cjson.encode({ to = ARGV[2], id = ARGV[1], read = ARGV[3] == '1' }))
end
return 1
