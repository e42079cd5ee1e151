-- Reads how mail came to an inbox, newest first: what was stored and is still there, and what was refused.
-- KEYS  1 mails  2 refusals  3 nothing
-- ARGV  1 prefix of mail keys  2 most of each  3… fields that tell how a mail came
-- Returns { list of { id, stored at ms, summary, pushed at or nil, each of those fields or nil }, list of refusals }.
local stored = {}
local listed = redis.call('ZREVRANGE', KEYS[1], 0, ARGV[2] - 1, 'WITHSCORES')
for i = 1, #listed, 2 do
  local mail = redis.call('HMGET', ARGV[1] .. listed[i], 'summary', 'pushed:at', unpack(ARGV, 3))
  if mail[1] then
    table.insert(mail, 1, listed[i + 1])
    table.insert(mail, 1, listed[i])
    table.insert(stored, mail)
  end
end
return { stored, redis.call('LRANGE', KEYS[2], 0, ARGV[2] - 1) }
