-- Notes whether a letter is answered: answered ones give way first.
-- KEYS  order_key
-- KEYS  answered_key
-- ARGV  id: string
-- ARGV  is_answered: flag
-- RETURNS  flag: the list has such a letter
local arrived = redis.call('ZSCORE', order_key, id)
if not arrived then return 0 end
if is_answered then
  redis.call('ZADD', answered_key, arrived, id)
  redis.call('PEXPIRE', answered_key, redis.call('PTTL', order_key))
else
  redis.call('ZREM', answered_key, id)
end
return 1
