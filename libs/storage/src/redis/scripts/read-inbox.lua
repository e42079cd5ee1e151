-- Reads the state of an address and all fields of its inbox.
-- NEEDS  inbox
-- KEYS  inbox_key
-- RETURNS  list of { state, now ms, token hash, visitor hash, created ms, expires ms, quarantine end ms, received, received today, version, dropped,
--   guests as a JSON list, the lifetime in ms that its holder has chosen };
--   if no visitor holds the address or has held it lately, only state, now, version and dropped may have a value.
local now = now_ms()
local state = state_of(inbox_key, now)
local fields = redis.call('HMGET', inbox_key, 'token', 'visitor', 'created', 'expires', 'quarantine', 'received',
  'received:' .. math.floor(now / 86400000), 'version', 'dropped', 'guests', 'chosen_ttl')
table.insert(fields, 1, now)
table.insert(fields, 1, state)
return fields
