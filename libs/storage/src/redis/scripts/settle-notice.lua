-- Remembers that a browser was told of a mail, or never will be, as long as the mail is there.
-- KEYS  mail_key
-- ARGV  id: string  of the subscription
-- RETURNS  nothing
if redis.call('EXISTS', mail_key) == 1 then redis.call('HSET', mail_key, 'told:' .. id, '1') end
