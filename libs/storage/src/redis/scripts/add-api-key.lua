-- Stores a key of a program, unless there are too many.
-- KEYS  api_keys_key
-- ARGV  id: string
-- ARGV  api_key: string     JSON
-- ARGV  most_keys: number
-- RETURNS  flag: it was stored
if redis.call('HLEN', api_keys_key) >= most_keys then return 0 end
redis.call('HSET', api_keys_key, id, api_key)
return 1
