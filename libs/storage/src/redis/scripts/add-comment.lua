-- Stores one comment and deletes the oldest ones beyond the limit.
-- KEYS  order_key
-- KEYS  comments_key
-- ARGV  id: string
-- ARGV  time_ms: number
-- ARGV  comment: string        JSON
-- ARGV  most_comments: number
-- RETURNS  nothing
redis.call('HSET', comments_key, id, comment)
redis.call('ZADD', order_key, time_ms, id)
while redis.call('ZCARD', order_key) > most_comments do
  redis.call('HDEL', comments_key, redis.call('ZPOPMIN', order_key)[1])
end
return 1
