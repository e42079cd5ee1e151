-- Prelude of the script that stores a mail: makes room in a full inbox, which is a table here:
--   key, mails_key, form_mails_key, unparsed_key, events_key, mail_prefix, address
--   mails       number of its mails
--   form_mails  number of mails from the site's form: 0 unless the address is reserved
--   weight      bytes of its mails; nil or 0 if not known
--   network     of the arriving mail; nil in a reserved inbox, where networks have no shares
--   own_mails   number of mails of that network
--   letters     the list of the partition's letters; nil unless the address is reserved
--   now         by Redis' clock, in milliseconds
-- NEEDS  inbox

-- A mail with a code younger than this is dropped after all others of its network.
local CODE_KEPT_MS = 600000
-- Mails that one step of the search for a mail to drop looks at: mostly one of the oldest is the one to drop.
local LOOKED_AT = 10

local function read_amounts(inbox)
  local amounts = redis.call('HMGET', inbox.key, 'weight', NETWORK_FIELD .. (inbox.network or ''))
  inbox.weight, inbox.own_mails = amounts[1], tonumber(amounts[2] or 0)
end

local function drop_mail(inbox, id)
  -- Does not count a mail that has expired by its TTL as dropped.
  if redis.call('EXISTS', inbox.mail_prefix .. id) == 1 then redis.call('HINCRBY', inbox.key, 'dropped', 1) end
  inbox.mails = inbox.mails - redis.call('ZREM', inbox.mails_key, id)
  unlink_mails(inbox.key, inbox.mail_prefix, { id })
  if inbox.letters then inbox.letters.forget(id) end
  read_amounts(inbox)
  redis.call('ZREM', inbox.unparsed_key, id .. ' ' .. inbox.address)
  if inbox.form_mails > 0 then
    inbox.form_mails = inbox.form_mails - redis.call('ZREM', inbox.form_mails_key, id)
  end
  tell(inbox.events_key, 'mail:removed', inbox.address, cjson.encode({ to = inbox.address, id = id }))
end

-- Returns the oldest mail that arrived by SMTP. Mails from the form are in both lists, in the same order. The lists are
-- equal up to the first mail by SMTP and differ after it, so a binary search finds it.
local function oldest_smtp_mail(inbox)
  local low, high = 0, inbox.form_mails
  while low < high do
    local middle = math.floor((low + high) / 2)
    local id = redis.call('ZRANGE', inbox.mails_key, middle, middle)[1]
    if id == redis.call('ZRANGE', inbox.form_mails_key, middle, middle)[1] then low = middle + 1 else high = middle end
  end
  return redis.call('ZRANGE', inbox.mails_key, low, low)[1]
end

-- Returns the oldest mail of these networks (a table with a true for each; '' is a mail without one). Prefers mails without a
-- young code. A mail that expired by its TTL goes before all others.
local function oldest_of(inbox, networks)
  local oldest
  for first = 0, inbox.mails - 1, LOOKED_AT do
    local entries = redis.call('ZRANGE', inbox.mails_key, first, first + LOOKED_AT - 1, 'WITHSCORES')
    for index = 1, #entries, 2 do
      local mail_key = inbox.mail_prefix .. entries[index]
      local mail = redis.call('HMGET', mail_key, 'network', 'has-code')
      if not mail[1] and redis.call('EXISTS', mail_key) == 0 then return entries[index] end
      if networks[mail[1] or ''] then
        if not mail[2] or inbox.now - entries[index + 1] > CODE_KEPT_MS then return entries[index] end
        oldest = oldest or entries[index]
      end
    end
  end
  return oldest
end

-- Returns the networks with the highest amount, from a table of amounts (mails or bytes) by network.
local function most_of(amounts)
  local most, networks = 0, {}
  for network, amount in pairs(amounts) do
    if amount > most then most, networks = amount, {} end
    if amount == most then networks[network] = true end
  end
  return networks
end

-- Returns the fields of a hash that begin with this text, as a table by name. Redis filters them (MATCH): a full inbox
-- has a field for the mark of each mail, and to copy all of them into Lua for every mail of a flood would block Redis.
local function fields_like(key, beginning)
  local found, cursor = {}, '0'
  repeat
    local step = redis.call('HSCAN', key, cursor, 'MATCH', beginning .. '*', 'COUNT', 1000)
    cursor = step[1]
    for index = 1, #step[2], 2 do found[step[2][index]] = step[2][index + 1] end
  until cursor == '0'
  return found
end

-- Returns how many mails of the inbox each network has sent, the mail that arrives included.
local function mails_by_network(inbox)
  local amounts, others = {}, inbox.mails
  for field, mails in pairs(fields_like(inbox.key, NETWORK_FIELD)) do
    amounts[string.sub(field, #NETWORK_FIELD + 1)] = tonumber(mails)
    others = others - mails
  end
  amounts[''] = math.max(others, 0)
  local network = inbox.network or ''
  amounts[network] = (amounts[network] or 0) + 1
  return amounts
end

-- Makes room for the arriving mail. A network may hold half of the places of an inbox in which other networks have
-- mail; beyond that, its own oldest mail is dropped. In a full inbox, the network with the most mails loses one.
local function drop_beyond_places(inbox, most_mails)
  local own_mails = inbox.own_mails
  local fills_half = inbox.network and own_mails >= math.max(most_mails / 2, 1) and own_mails < inbox.mails
  if fills_half then
    drop_mail(inbox, oldest_of(inbox, { [inbox.network] = true }) or oldest_smtp_mail(inbox))
  end
  -- Drops several if the operator has lowered the limit.
  while inbox.mails >= most_mails do
    drop_mail(inbox, oldest_of(inbox, most_of(mails_by_network(inbox))) or oldest_smtp_mail(inbox))
  end
end

-- Drops the oldest mails until one more fits. In a reserved inbox, mail by SMTP and mail from the form have separate limits:
-- any client can send to it by SMTP, and a flood of such mail must not push out mail from the form.
local function drop_beyond_count(inbox, most_mails, is_by_form)
  for _ = most_mails, is_by_form and inbox.form_mails or inbox.mails - inbox.form_mails do
    drop_mail(inbox, is_by_form and redis.call('ZRANGE', inbox.form_mails_key, 0, 0)[1] or oldest_smtp_mail(inbox))
  end
end

-- Computes the weight of an inbox, and how many mails of each network it holds, if they are not known. Forgets the
-- marks of mails that expired by their TTL. Scripts that add or delete mail keep a known weight exact.
local function weigh(inbox)
  local bytes = 0
  for field in pairs(fields_like(inbox.key, NETWORK_FIELD)) do redis.call('HDEL', inbox.key, field) end
  for field, same in pairs(fields_like(inbox.key, SAME_FIELD)) do
    local _, stored_id = attempts_of(same)
    if redis.call('EXISTS', inbox.mail_prefix .. stored_id) == 0 then redis.call('HDEL', inbox.key, field) end
  end
  for _, id in ipairs(redis.call('ZRANGE', inbox.mails_key, 0, -1)) do
    local mail_key = inbox.mail_prefix .. id
    if redis.call('EXISTS', mail_key) == 0 then
      drop_mail(inbox, id)
    else
      bytes = bytes + weight_of(mail_key)
      local network = redis.call('HGET', mail_key, 'network')
      if network then redis.call('HINCRBY', inbox.key, NETWORK_FIELD .. network, 1) end
    end
  end
  redis.call('HSET', inbox.key, 'weight', bytes)
  read_amounts(inbox)
end

-- Returns how many bytes of the inbox each network has sent, the arriving mail included.
local function bytes_by_network(inbox, bytes)
  local amounts = { [inbox.network or ''] = bytes }
  for _, id in ipairs(redis.call('ZRANGE', inbox.mails_key, 0, -1)) do
    local mail_key = inbox.mail_prefix .. id
    local network = redis.call('HGET', mail_key, 'network') or ''
    amounts[network] = (amounts[network] or 0) + weight_of(mail_key)
  end
  return amounts
end

-- Drops mails until this many more bytes fit: those of the network with the most bytes, in a reserved inbox the oldest by
-- SMTP. Keeps mails from the form, which are small.
local function drop_beyond_bytes(inbox, bytes, most_bytes, is_reserved)
  -- The weight is outdated if all mails expired by their TTL.
  if inbox.mails == 0 then inbox.weight = 0 end
  if inbox.mails > 0 and tonumber(inbox.weight or 0) == 0 then weigh(inbox) end
  while inbox.weight + bytes > most_bytes and inbox.mails > inbox.form_mails do
    local id = not is_reserved and oldest_of(inbox, most_of(bytes_by_network(inbox, bytes)))
    drop_mail(inbox, id or oldest_smtp_mail(inbox))
    if not inbox.weight then weigh(inbox) end
  end
end
