-- Records when mails of one partition were first pushed to a page. Does not create the hash of a mail that has been deleted.
-- KEYS  mail_keys...         of one partition
-- ARGV  times_ms...: number  as many
-- RETURNS  nothing
for i, mail in ipairs(mail_keys) do
  if redis.call('EXISTS', mail) == 1 then redis.call('HSETNX', mail, 'pushed:at', times_ms[i]) end
end
