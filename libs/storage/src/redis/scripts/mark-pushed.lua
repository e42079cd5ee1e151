-- Notes when mails of one partition first left for a page. A mail that is gone stays gone.
-- KEYS  mail_keys...         of one partition
-- ARGV  times_ms...: number  as many
-- RETURNS  nothing
for i, mail in ipairs(mail_keys) do
  if redis.call('EXISTS', mail) == 1 then redis.call('HSETNX', mail, 'pushed:at', times_ms[i]) end
end
