-- Reads a listing, newest first. Mails whose hash has expired are passed over.
-- KEYS  1 mails  2 inbox  3 nothing
-- ARGV  1 prefix of mail keys  2 '1' with bodies, else '0'  3 only newer than this id, or ''
--       4 where that id is gone: only what arrived after this time (ms)  5 bytes of bodies after which no more are read
-- Returns { the inbox's version or nil, list of { id, summary, read or nil, parsed or nil, packed or nil, bodies or nil,
-- deflated bodies or nil } }.
local min = '-inf'
if ARGV[3] ~= '' then min = '(' .. (redis.call('ZSCORE', KEYS[1], ARGV[3]) or ARGV[4]) end
local mails = {}
local room = tonumber(ARGV[5])
for _, id in ipairs(redis.call('ZREVRANGEBYSCORE', KEYS[1], '+inf', min)) do
  local key = ARGV[1] .. id
  local mail
  if ARGV[2] == '1' and room > 0 then
    mail = redis.call('HMGET', key, 'summary', 'read', 'parsed', 'packed', 'bodies', 'bodies:deflated')
    for field = 4, 6 do room = room - #(mail[field] or '') end
  else
    mail = redis.call('HMGET', key, 'summary', 'read', 'parsed')
    if redis.call('HEXISTS', key, 'packed') == 1 then mail[3] = '1' end
  end
  if mail[1] then
    table.insert(mail, 1, id)
    table.insert(mails, mail)
  end
end
return { redis.call('HGET', KEYS[2], 'version'), mails }
