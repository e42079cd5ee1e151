-- Moves a comment from the public list to the hidden one, or back; the comment keeps its time.
-- KEYS  from_key    where it is listed
-- KEYS  to_key      where it shall be listed
-- ARGV  id: string
-- RETURNS  flag: there is such a comment, whether it was moved or is there already
local time = redis.call('ZSCORE', from_key, id)
if not time then return redis.call('ZSCORE', to_key, id) and 1 or 0 end
redis.call('ZREM', from_key, id)
redis.call('ZADD', to_key, time, id)
return 1
