-- Reads a listing, newest first. Mails whose hash has expired are passed over.
-- KEYS  1 mails  2 inbox  3 nothing
-- ARGV  1 prefix of mail keys  2 '1' with what was found in each, else '0'  3 only newer than this id, or ''
--       4 where that id is gone: only what arrived after this time (ms)  5 bytes of content after which no more is read
--       6… fields that hold what was found in a mail
-- Returns { the inbox's version or nil, list of { id, summary, read or nil, '1' when parsed or nil, and with content, while
-- there is room: each of those fields or nil } }.
local min = '-inf'
if ARGV[3] ~= '' then min = '(' .. (redis.call('ZSCORE', KEYS[1], ARGV[3]) or ARGV[4]) end
local mails = {}
local room = tonumber(ARGV[5])
for _, id in ipairs(redis.call('ZREVRANGEBYSCORE', KEYS[1], '+inf', min)) do
  local key = ARGV[1] .. id
  local mail = redis.call('HMGET', key, 'summary', 'read')
  if mail[1] then
    mail[3] = is_parsed(key) and '1' or false
    if ARGV[2] == '1' and room > 0 then
      for _, value in ipairs(redis.call('HMGET', key, unpack(ARGV, 6))) do
        room = room - #(value or '')
        table.insert(mail, value)
      end
    end
    table.insert(mail, 1, id)
    table.insert(mails, mail)
  end
end
return { redis.call('HGET', KEYS[2], 'version'), mails }
