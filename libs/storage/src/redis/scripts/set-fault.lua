-- Gives a held inbox a fault on demand, or removes it. The fault is deleted when the inbox ends.
-- NEEDS  inbox
-- KEYS  inbox_key
-- ARGV  holder: string  stands for the key of the caller
-- ARGV  fault: string?  JSON { stage, code, times?, delayMs? }; nil: none
-- RETURNS  flag: false if the inbox is not held, or was not claimed with this key
if state_of(inbox_key, now_ms()) ~= 'held' or redis.call('HGET', inbox_key, 'visitor') ~= holder then return 0 end
if fault then redis.call('HSET', inbox_key, 'fault', fault) else redis.call('HDEL', inbox_key, 'fault') end
return 1
