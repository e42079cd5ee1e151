-- Keeps one comment; past the limit the oldest go.
-- KEYS  1 order  2 comments
-- ARGV  1 id  2 time in ms  3 comment (JSON)  4 most comments
-- Returns nothing of use.
redis.call('HSET', KEYS[2], ARGV[1], ARGV[3])
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
while redis.call('ZCARD', KEYS[1]) > tonumber(ARGV[4]) do
  redis.call('HDEL', KEYS[2], redis.call('ZPOPMIN', KEYS[1])[1])
end
return 1
