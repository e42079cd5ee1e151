-- Frees memory for held inboxes: drops all mail of some unclaimed addresses, those whose mail would expire first, and
-- announces each as expired.
-- The script finds the addresses in Redis, so it can't declare their keys, which lie in the slot of the declared ones.
-- FLAGS  allow-oom: it frees memory
-- NEEDS  inbox
-- KEYS  due_key
-- KEYS  events_key
-- KEYS  nothing_key                declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  inbox_prefix: string       of inbox keys
-- ARGV  mails_prefix: string       of mails keys
-- ARGV  mail_prefix: string        of mail keys
-- ARGV  form_mails_prefix: string  of the keys that list mails from the site's form
-- ARGV  from_rank: number          in the list of what is due
-- ARGV  most_addresses: number     to look at in one call
-- RETURNS  list of two numbers: addresses that were looked at, addresses that were emptied
local now = now_ms()
local addresses = redis.call('ZRANGE', due_key, from_rank, from_rank + most_addresses - 1)
local dropped = 0
for _, address in ipairs(addresses) do
  local inbox_key, mails_key = inbox_prefix .. address, mails_prefix .. address
  local state = state_of(inbox_key, now)
  -- Mail for the operator is kept: messages of the site's form are small, and letters have a bound of their own. Only a
  -- reserved address has its own ttl.
  local is_reserved = redis.call('HEXISTS', inbox_key, 'ttl') == 1
  if state == 'public' and not is_reserved and redis.call('EXISTS', form_mails_prefix .. address) == 0 then
    wipe(inbox_key, mails_key, mail_prefix, '+inf')
    redis.call('ZREM', due_key, address)
    tell(events_key, 'inbox:expired', address, cjson.encode({ to = address }))
    redis.call('DEL', inbox_key)
    dropped = dropped + 1
  end
end
return { #addresses, dropped }
