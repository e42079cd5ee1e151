-- Deletes blocks that have ended, except those that an operator has set anew since they were read.
-- KEYS  blocks_key
-- ARGV  ended...: string  the field of each, then its block as it was read
-- RETURNS  nothing
for at = 1, #ended, 2 do
  if redis.call('HGET', blocks_key, ended[at]) == ended[at + 1] then redis.call('HDEL', blocks_key, ended[at]) end
end
