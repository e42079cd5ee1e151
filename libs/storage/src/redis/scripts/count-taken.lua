-- Counts for each of these mails that it was queued again. Does not create the hash of a mail that has been deleted.
-- KEYS  mail_keys...  of one partition
-- RETURNS  nothing
for _, mail in ipairs(mail_keys) do
  if redis.call('EXISTS', mail) == 1 then redis.call('HINCRBY', mail, 'taken', 1) end
end
