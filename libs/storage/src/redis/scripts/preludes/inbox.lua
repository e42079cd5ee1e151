-- Prelude of the scripts that touch an inbox. Redis' own clock decides: it is the one clock that all processes share.

-- Keys outlive what they hold by this much: the worker deletes and tells, the TTL is the net under it.
local GRACE_MS = 600000
-- Facts kept in a partition's stream; a gateway that was away for longer reads the listings anew.
local STREAM_LENGTH = 4096

-- For so long an id is remembered under which nothing is to be stored any more: longer than a store is tried.
local SETTLED_MS = 60000

local function now_ms()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end

-- Returns 'public', or 'held' with its expiry, or 'quarantined' with the end of the quarantine. An inbox whose time is
-- up stays closed until it has been released, whatever the clock says: its mail is still there. Its weight comes along.
local function state_of(inbox_key, now)
  local fields = redis.call('HMGET', inbox_key, 'token', 'expires', 'quarantine', 'released', 'weight')
  if not fields[1] then return 'public', 0, fields[5] end
  if tonumber(fields[2]) > now then return 'held', tonumber(fields[2]), fields[5] end
  if not fields[4] or tonumber(fields[3]) > now then return 'quarantined', tonumber(fields[3]), fields[5] end
  return 'public', 0, fields[5]
end

-- The address stands beside the payload, so that a reader can pass over what nobody here watches. More fields and values may
-- follow.
local function tell(events_key, kind, address, payload, ...)
  return redis.call('XADD', events_key, 'MAXLEN', '~', STREAM_LENGTH, '*', 'type', kind, 'to', address, 'payload', payload, ...)
end

-- Tells a fact and makes its place in the stream the inbox's version: ids of a stream never come twice. What else is to be
-- written to the inbox then may follow: fields and values.
local function announce(events_key, inbox_key, kind, address, payload, ...)
  redis.call('HSET', inbox_key, 'version', tell(events_key, kind, address, payload), ...)
end

-- Tells what is newly known of a mail. `email`: its summary (JSON), whose `read` is not known to the process that made it;
-- it stands beside the payload, and `readFact` puts it in.
local function announce_update(events_key, inbox_key, address, id, email, read)
  local payload = '{"to":' .. cjson.encode(address) .. ',"id":"' .. id .. '","email":' .. email .. '}'
  redis.call('HSET', inbox_key, 'version', tell(events_key, 'mail:updated', address, payload, 'read', read or '0'))
end

-- The fields that hold the source of a mail; the last two as versions before the record formats wrote them.
local SOURCE_FIELDS = { 'raw', 'delivered', 'source', 'packed', 'raw:deflated' }

-- What a mail adds to the `weight` of its inbox.
local function weight_of(mail_key)
  local bytes = 0
  for _, field in ipairs(SOURCE_FIELDS) do bytes = bytes + redis.call('HSTRLEN', mail_key, field) end
  return bytes
end

-- An inbox that was never weighed is weighed by the next mail that comes.
local function add_weight(inbox_key, bytes)
  if redis.call('HEXISTS', inbox_key, 'weight') == 1 then redis.call('HINCRBY', inbox_key, 'weight', bytes) end
end

-- Deletes mails of an inbox and takes away what they weighed; of one that had expired by itself that is not known any more.
local function unlink_mails(inbox_key, mail_prefix, ids)
  local bytes = 0
  for _, id in ipairs(ids) do
    local key = mail_prefix .. id
    bytes = bytes + weight_of(key)
    if redis.call('UNLINK', key) == 0 then redis.call('HDEL', inbox_key, 'weight') end
  end
  if bytes > 0 then add_weight(inbox_key, -bytes) end
end

-- Deletes the mails that arrived until then ('+inf': all).
local function wipe(inbox_key, mails_key, mail_prefix, until_ms)
  unlink_mails(inbox_key, mail_prefix, redis.call('ZRANGEBYSCORE', mails_key, '-inf', until_ms))
  redis.call('ZREMRANGEBYSCORE', mails_key, '-inf', until_ms)
end

-- The last two are of versions before the record formats.
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
