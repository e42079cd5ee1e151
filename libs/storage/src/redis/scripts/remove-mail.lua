-- Removes one mail and tells it.
-- KEYS  1 inbox  2 mails  3 mail  4 events  5 mails that the form brought
-- ARGV  1 id  2 address
-- Returns 1, or 0 when there is no such mail.
if redis.call('ZREM', KEYS[2], ARGV[1]) == 0 then return 0 end
unlink_mails(KEYS[1], '', { KEYS[3] })
redis.call('ZREM', KEYS[5], ARGV[1])
announce(KEYS[4], KEYS[1], 'mail:removed', ARGV[2], cjson.encode({ to = ARGV[2], id = ARGV[1] }))
return 1
