-- Ends what is due in one partition: inboxes whose time is over, and single mails of public addresses.
-- The script finds the addresses in Redis, so it can't declare their keys, which lie in the slot of the declared ones.
-- FLAGS  allow-oom: it frees memory
-- NEEDS  inbox
-- NEEDS  guests
-- NEEDS  release
-- KEYS  due_key
-- KEYS  events_key
-- KEYS  nothing_key                declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  inbox_prefix: string       of inbox keys
-- ARGV  mails_prefix: string       of mails keys
-- ARGV  mail_prefix: string        of mail keys
-- ARGV  default_ttl_ms: number     where an address has none of its own
-- ARGV  most_addresses: number     in one call
-- ARGV  refusals_prefix: string    of refusals keys
-- ARGV  webhooks_prefix: string    of webhooks keys
-- ARGV  push_prefix: string        of push keys
-- ARGV  form_mails_prefix: string  of the keys that list mails from the site's form
-- RETURNS  number of addresses that were checked; if it equals `most_addresses`, more may be due
local now = now_ms()
local addresses = redis.call('ZRANGEBYSCORE', due_key, '-inf', now, 'LIMIT', 0, most_addresses)
for _, address in ipairs(addresses) do
  local inbox_key, mails_key = inbox_prefix .. address, mails_prefix .. address
  local inbox = redis.call('HMGET', inbox_key, 'token', 'expires', 'quarantine', 'released', 'ttl')
  local claimed = inbox[1] and not inbox[4]
  local ttl = inbox[5] or default_ttl_ms
  if claimed and tonumber(inbox[2]) > now then
    redis.call('ZADD', due_key, inbox[2], address)
  elseif claimed then
    release(inbox_key, mails_key, due_key, events_key, { refusals_prefix .. address, webhooks_prefix .. address, push_prefix .. address }, address, mail_prefix, tonumber(inbox[3]), inbox[2])
    local late = redis.call('ZRANGE', mails_key, 0, 0, 'WITHSCORES')[2]
    if late then redis.call('ZADD', due_key, late + ttl, address) end
  else
    local gone = redis.call('ZRANGEBYSCORE', mails_key, '-inf', now - ttl)
    unlink_mails(inbox_key, mail_prefix, gone)
    redis.call('ZREMRANGEBYSCORE', mails_key, '-inf', now - ttl)
    redis.call('ZREMRANGEBYSCORE', form_mails_prefix .. address, '-inf', now - ttl)
    local oldest = redis.call('ZRANGE', mails_key, 0, 0, 'WITHSCORES')[2]
    if oldest then
      redis.call('ZADD', due_key, oldest + ttl, address)
      for _, id in ipairs(gone) do
        announce(events_key, inbox_key, 'mail:removed', address, cjson.encode({ to = address, id = id }))
      end
    else
      redis.call('ZREM', due_key, address)
      local payload = cjson.encode({ to = address })
      if inbox[1] then
        announce(events_key, inbox_key, 'inbox:expired', address, payload)
      else
        tell(events_key, 'inbox:expired', address, payload)
        redis.call('DEL', inbox_key)
      end
    end
  end
end
-- Deletes old facts, because they contain summaries of deleted mail. A client that missed them reads the listing again.
redis.call('XTRIM', events_key, 'MINID', now - GRACE_MS)
return #addresses
