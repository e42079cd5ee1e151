-- Prelude of the scripts that touch an inbox. They use Redis' clock: it is the only clock that all processes share.

-- Keys expire this long after their inbox or mail, in case no worker runs that deletes and announces both earlier.
local GRACE_MS = 600000
-- Facts kept in a partition's stream; a gateway that missed more facts reads the listings again.
local STREAM_LENGTH = 4096

-- How long Redis remembers that nothing may be stored under an id any more: longer than any caller retries a store.
local SETTLED_MS = 60000
-- How long a message is recognised if its sender sends it again. Postfix does so after 5 minutes, Exim after 15.
local SAME_MS = 20 * 60000

local function now_ms()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end

-- Returns the state and its end: 'public', 'held' with its expiry, or 'quarantined' with the end of the quarantine;
-- then the values of further fields that the caller names. After its expiry an inbox stays closed until a script has
-- released it, because its mail is still stored.
local function state_of(inbox_key, now, ...)
  local fields = redis.call('HMGET', inbox_key, 'token', 'expires', 'quarantine', 'released', ...)
  local state, until_ms = 'public', 0
  if fields[1] then
    if tonumber(fields[2]) > now then state, until_ms = 'held', tonumber(fields[2])
    elseif not fields[4] or tonumber(fields[3]) > now then state, until_ms = 'quarantined', tonumber(fields[3]) end
  end
  return state, until_ms, unpack(fields, 5)
end

-- Adds a fact to the stream. The address is a field of its own, so that a gateway can skip facts of inboxes that none of
-- its clients watches, without parsing the payload. More fields and values may follow.
local function tell(events_key, kind, address, payload, ...)
  return redis.call('XADD', events_key, 'MAXLEN', '~', STREAM_LENGTH, '*', 'type', kind, 'to', address, 'payload', payload, ...)
end

-- Tells the gateways that the deliveries to an inbox have changed. Their listing is not that of its mails, so the version stays.
local function tell_deliveries(events_key, address)
  tell(events_key, 'deliveries:changed', address, cjson.encode({ to = address }))
end

-- Adds a fact to the stream and makes its place the inbox's version: a stream never repeats an id. More fields and values
-- to set in the inbox may follow.
local function announce(events_key, inbox_key, kind, address, payload, ...)
  redis.call('HSET', inbox_key, 'version', tell(events_key, kind, address, payload), ...)
end

-- Returns the payload of an event with a mail's summary. `email` is JSON already: decoding and encoding it again would cost
-- time for each mail, and would turn an empty list into an object. `id` is nil if the event has none.
local function mail_payload(address, email, id)
  local id_part = id and ',"id":' .. cjson.encode(id) or ''
  return '{"to":' .. cjson.encode(address) .. id_part .. ',"email":' .. email .. '}'
end

-- Announces the new summary of a mail. The process that made `email` (the summary as JSON) does not know `read`, so `read`
-- is a field of its own in the stream, and `readFact` puts it into the summary.
local function announce_update(events_key, inbox_key, address, id, email, read)
  local payload = mail_payload(address, email, id)
  redis.call('HSET', inbox_key, 'version', tell(events_key, 'mail:updated', address, payload, 'read', read or '0'))
end

-- What a mail adds to the `weight` of its inbox: the bytes of the fields that hold its source.
local function weight_of(mail_key)
  -- Versions before the record formats wrote the last two fields.
  for _, field in ipairs({ 'raw', 'delivered', 'source', 'packed', 'raw:deflated' }) do
    local bytes = redis.call('HSTRLEN', mail_key, field)
    if bytes > 0 then return bytes end
  end
  return tonumber(redis.call('HGET', mail_key, 'raw:bytes') or 0)
end

-- Adds to the weight of an inbox, if it is known; if not, the next mail that arrives computes it.
local function add_weight(inbox_key, bytes)
  if redis.call('HEXISTS', inbox_key, 'weight') == 1 then redis.call('HINCRBY', inbox_key, 'weight', bytes) end
end

-- The inbox's hash has a field for each network: how many of its mails the inbox holds.
local NETWORK_FIELD = 'from:'

-- The inbox's hash also has a field for the mark of each message; `attempts_of` reads the value of such a field.
local SAME_FIELD = 'same:' -- also in `MailStore.forgetMarks`

-- Reads the field of a mark. Returns the mail id of the last attempt to store the message, the id of the mail that holds
-- the message, and when the last attempt was.
local function attempts_of(same)
  local last_id, stored_id, tried_ms = string.match(same, '^(%S+) (%S+) (%d+)$')
  return last_id, stored_id, tonumber(tried_ms)
end

-- Called before a mail is deleted: counts one mail less for its network, and deletes the field of its mark. If the same
-- message was stored again since, the field belongs to the later mail and stays.
local function leave_place(inbox_key, mail_key)
  local network, mark = unpack(redis.call('HMGET', mail_key, 'network', 'mark'))
  local same = mark and redis.call('HGET', inbox_key, SAME_FIELD .. mark)
  if same then
    local _, stored_id = attempts_of(same)
    if string.sub(mail_key, -#stored_id) == stored_id then redis.call('HDEL', inbox_key, SAME_FIELD .. mark) end
  end
  local mails = network and tonumber(redis.call('HGET', inbox_key, NETWORK_FIELD .. network))
  if not mails then return end
  if mails > 1 then redis.call('HINCRBY', inbox_key, NETWORK_FIELD .. network, -1)
  else redis.call('HDEL', inbox_key, NETWORK_FIELD .. network) end
end

-- Deletes mails of an inbox, and subtracts them from its weight and from the mails of their networks. The weight of a mail
-- that has expired by its TTL is unknown: then the inbox's weight is deleted, and computed again later.
local function unlink_mails(inbox_key, mail_prefix, ids)
  local bytes = 0
  for _, id in ipairs(ids) do
    local key = mail_prefix .. id
    bytes = bytes + weight_of(key)
    leave_place(inbox_key, key)
    if redis.call('UNLINK', key) == 0 then redis.call('HDEL', inbox_key, 'weight') end
  end
  if bytes > 0 then add_weight(inbox_key, -bytes) end
end

-- Deletes the mails that arrived until `until_ms` ('+inf': all).
local function wipe(inbox_key, mails_key, mail_prefix, until_ms)
  unlink_mails(inbox_key, mail_prefix, redis.call('ZRANGEBYSCORE', mails_key, '-inf', until_ms))
  redis.call('ZREMRANGEBYSCORE', mails_key, '-inf', until_ms)
end

-- Tells whether a mail was parsed. Versions before the record formats wrote the last two fields.
local function is_parsed(mail_key)
  for _, field in ipairs({ 'content', 'packed', 'parsed' }) do
    if redis.call('HEXISTS', mail_key, field) == 1 then return true end
  end
  return false
end

local function opens(inbox_key, key_hash)
  local fields = redis.call('HMGET', inbox_key, 'token', 'visitor')
  return fields[1] == key_hash or fields[2] == key_hash
end
