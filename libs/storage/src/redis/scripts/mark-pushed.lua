-- Notes when mails of one partition first left for a page. A mail that is gone stays gone.
-- KEYS  mails
-- ARGV  as many times (ms)
for i, mail in ipairs(KEYS) do
  if redis.call('EXISTS', mail) == 1 then redis.call('HSETNX', mail, 'pushed:at', ARGV[i]) end
end
