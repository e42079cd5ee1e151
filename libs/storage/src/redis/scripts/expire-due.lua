-- Ends what is due in one partition: inboxes whose time is up, and single mails of addresses that nobody holds.
-- KEYS  1 due  2 events  3 nothing
-- ARGV  1 prefix of inbox keys  2 prefix of mails keys  3 prefix of mail keys
--       4 ttl ms, where an address has none of its own  5 most addresses in one call
--       6 prefix of refusals keys  7 prefix of webhooks keys  8 prefix of the keys of mails that the form brought
-- Returns how many addresses were looked at; as many as asked for: there may be more.
-- The keys of the addresses lie in the same slot as the declared ones.
local now = now_ms()
local addresses = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, ARGV[5])
for _, address in ipairs(addresses) do
  local inbox_key, mails_key = ARGV[1] .. address, ARGV[2] .. address
  local inbox = redis.call('HMGET', inbox_key, 'token', 'expires', 'quarantine', 'released', 'ttl')
  local claimed = inbox[1] and not inbox[4]
  local ttl = inbox[5] or ARGV[4]
  if claimed and tonumber(inbox[2]) > now then
    redis.call('ZADD', KEYS[1], inbox[2], address)
  elseif claimed then
    release(inbox_key, mails_key, KEYS[1], KEYS[2], { ARGV[6] .. address, ARGV[7] .. address }, address, ARGV[3], tonumber(inbox[3]), inbox[2])
    local late = redis.call('ZRANGE', mails_key, 0, 0, 'WITHSCORES')[2]
    if late then redis.call('ZADD', KEYS[1], late + ttl, address) end
  else
    local gone = redis.call('ZRANGEBYSCORE', mails_key, '-inf', now - ttl)
    unlink_mails(inbox_key, ARGV[3], gone)
    redis.call('ZREMRANGEBYSCORE', mails_key, '-inf', now - ttl)
    redis.call('ZREMRANGEBYSCORE', ARGV[8] .. address, '-inf', now - ttl)
    local oldest = redis.call('ZRANGE', mails_key, 0, 0, 'WITHSCORES')[2]
    if oldest then
      redis.call('ZADD', KEYS[1], oldest + ttl, address)
      for _, id in ipairs(gone) do
        announce(KEYS[2], inbox_key, 'mail:removed', address, cjson.encode({ to = address, id = id }))
      end
    else
      redis.call('ZREM', KEYS[1], address)
      local payload = cjson.encode({ to = address })
      if inbox[1] then
        announce(KEYS[2], inbox_key, 'inbox:expired', address, payload)
      else
        tell(KEYS[2], 'inbox:expired', address, payload)
        redis.call('DEL', inbox_key)
      end
    end
  end
end
-- What was deleted must not live on in the facts; whoever was away for longer reads the listings anew.
redis.call('XTRIM', KEYS[2], 'MINID', now - GRACE_MS)
return #addresses
