-- Deletes blocks that have ended by Redis' clock, except those that an operator has set anew since they were read.
-- NEEDS  inbox
-- KEYS  blocks_key
-- ARGV  ended...: string  in turns the field of each, its block as it was read, and when it ends in milliseconds
-- RETURNS  number of blocks that were deleted
local now = now_ms()
local dropped = 0
for at = 1, #ended, 3 do
  if tonumber(ended[at + 2]) <= now and redis.call('HGET', blocks_key, ended[at]) == ended[at + 1] then
    dropped = dropped + redis.call('HDEL', blocks_key, ended[at])
  end
end
return dropped
