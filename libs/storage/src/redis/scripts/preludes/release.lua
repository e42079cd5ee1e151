-- Prelude of release and expiry, after `guests`: deletes the mail, refusals, webhooks and push subscriptions and ends the guests at
-- once, and keeps a tombstone that reserves the name for its former holder. Mail that arrived after `until_ms` was confirmed to
-- its sender and is kept for the former holder.
local function release(inbox_key, mails_key, due_key, events_key, beside_keys, address, mail_prefix, quarantine, until_ms)
  wipe(inbox_key, mails_key, mail_prefix, until_ms)
  redis.call('UNLINK', unpack(beside_keys))
  redis.call('ZREM', due_key, address)
  end_guests(inbox_key, events_key, address)
  local expires = tonumber(redis.call('HGET', inbox_key, 'expires'))
  redis.call('HDEL', inbox_key, 'fault', 'running')
  redis.call('HSET', inbox_key, 'released', '1', 'expires', math.min(expires, now_ms()), 'quarantine', quarantine)
  announce(events_key, inbox_key, 'inbox:expired', address, cjson.encode({ to = address }))
  -- Without a quarantine this time is in the past, and Redis deletes the key at once.
  redis.call('PEXPIREAT', inbox_key, quarantine)
end
