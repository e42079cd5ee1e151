-- Prelude of the two ways an inbox ends: mail is deleted at once, a tombstone keeps the name for its former holder.
-- What was written beside the mail (refusals, webhooks) goes with it.
-- Mail that came after `until_ms` was confirmed to its sender and is kept for the former holder.
local function release(inbox_key, mails_key, due_key, events_key, beside_keys, address, mail_prefix, quarantine, until_ms)
  wipe(inbox_key, mails_key, mail_prefix, until_ms)
  redis.call('UNLINK', unpack(beside_keys))
  redis.call('ZREM', due_key, address)
  local expires = tonumber(redis.call('HGET', inbox_key, 'expires'))
  redis.call('HSET', inbox_key, 'released', '1', 'expires', math.min(expires, now_ms()), 'quarantine', quarantine)
  announce(events_key, inbox_key, 'inbox:expired', address, cjson.encode({ to = address }))
  -- In the past where no quarantine is wanted: the key goes at once.
  redis.call('PEXPIREAT', inbox_key, quarantine)
end
