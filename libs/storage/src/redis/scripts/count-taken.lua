-- Counts that these mails of one partition were queued again. A mail that is gone stays gone.
-- KEYS  mail_keys...  of one partition
-- RETURNS  nothing
for _, mail in ipairs(mail_keys) do
  if redis.call('EXISTS', mail) == 1 then redis.call('HINCRBY', mail, 'taken', 1) end
end
