-- Prelude of the scripts that change the list of letters of a partition: mail by SMTP to reserved addresses such as
-- `abuse@`.
-- NEEDS  inbox

-- The field of the notes that holds the weight of all letters. No mail has such an id.
local WHOLE_FIELD = 'whole'
-- How many letters are read in one step of the search for the oldest letter of a network.
local LETTERS_LOOKED_AT = 100
-- Smallest weight of a letter, so that the bound on bytes also bounds the number of letters.
local LEAST_WEIGHT = 16384

-- Returns the list, as a table of functions; nil where the caller gave no keys, because the address is not reserved. The keys:
-- all letters by arrival; those that the operator has answered, by arrival; a hash with a field for each letter ('WEIGHT
-- NETWORK ADDRESS') and one for the weight of all; the weight of the letters of each network. All functions are inside
-- this one: Lua creates a script's outer functions at each run, and nearly all mail is no letter and needs none of them.
local function letters_of(keys)
  if #keys == 0 then return nil end
  local order_key, answered_key, notes_key, networks_key = unpack(keys)
  local letters = {}

  local function read_note(note)
    local weight, network, address = string.match(note or '', '^(%d+) (%S+) (%S+)$')
    return tonumber(weight), network, address
  end

  -- Returns id, arrival and address of all letters, oldest first.
  function letters.all()
    local all, entries = {}, redis.call('ZRANGE', order_key, 0, -1, 'WITHSCORES')
    for index = 1, #entries, 2 do
      local id = entries[index]
      local _, _, address = read_note(redis.call('HGET', notes_key, id))
      table.insert(all, { id = id, arrived = entries[index + 1], address = address })
    end
    return all
  end

  -- Takes a letter off the list, and returns its address; nil if the list has no such letter. The mail stays.
  function letters.forget(id)
    -- Deletes first: once a script has written, Redis lets it go on writing at its memory limit, too.
    redis.call('ZREM', order_key, id)
    redis.call('ZREM', answered_key, id)
    local weight, network, address = read_note(redis.call('HGET', notes_key, id))
    if not weight then return nil end
    redis.call('HDEL', notes_key, id)
    redis.call('HINCRBY', notes_key, WHOLE_FIELD, -weight)
    if tonumber(redis.call('ZINCRBY', networks_key, -weight, network)) <= 0 then
      redis.call('ZREM', networks_key, network)
    end
    return address
  end

  -- Notes whether a letter is answered, if the list has it.
  function letters.mark(id, is_answered)
    local arrived = redis.call('ZSCORE', order_key, id)
    if not arrived then return end
    if is_answered then
      redis.call('ZADD', answered_key, arrived, id)
      redis.call('PEXPIRE', answered_key, redis.call('PTTL', order_key))
    else
      redis.call('ZREM', answered_key, id)
    end
  end

  -- Letters by network, in the order in which they are dropped: answered ones, then the others, each oldest first. Both
  -- lists are read in steps and only once, however many letters are dropped: a large one may need the room of hundreds.
  local waiting = {}
  local unread = { { key = answered_key, after = '-inf' }, { key = order_key, after = '-inf' } }

  -- Returns false when both lists have been read.
  local function read_step()
    local list = unread[1]
    if not list then return false end
    local entries = redis.call('ZRANGEBYSCORE', list.key, list.after, '+inf', 'WITHSCORES', 'LIMIT', 0, LETTERS_LOOKED_AT)
    if #entries == 0 then
      table.remove(unread, 1)
      return true
    end
    list.after = '(' .. entries[#entries]
    for index = 1, #entries, 2 do
      local _, network = read_note(redis.call('HGET', notes_key, entries[index]))
      if network then
        waiting[network] = waiting[network] or { next = 1 }
        table.insert(waiting[network], entries[index])
      end
    end
    return true
  end

  -- Returns the letter of a network to drop next, or nil. An answered letter may come twice, because it is in both
  -- lists; no other letter does.
  local function first_to_go(network)
    if not network then return nil end
    repeat
      local ids = waiting[network]
      if ids and ids[ids.next] then
        ids.next = ids.next + 1
        return ids[ids.next - 1]
      end
    until not read_step()
    return nil
  end

  local function drop(inbox, id)
    local address = letters.forget(id)
    if not address then return end
    -- The letter may belong to another address than the arriving one; the keys of both lie in the same slot.
    local inbox_key = string.sub(inbox.key, 1, -#inbox.address - 1) .. address
    local mails_key = string.sub(inbox.mails_key, 1, -#inbox.address - 1) .. address
    if redis.call('ZREM', mails_key, id) == 0 then return end
    unlink_mails(inbox_key, inbox.mail_prefix, { id })
    if address ~= inbox.address and redis.call('EXISTS', mails_key) == 0 then
      -- A sender may make up addresses of a wildcard domain: the hashes of emptied inboxes would stay for 30 days.
      redis.call('ZREM', inbox.due_key, address)
      tell(inbox.events_key, 'inbox:expired', address, cjson.encode({ to = address }))
      return redis.call('DEL', inbox_key)
    end
    announce(inbox.events_key, inbox_key, 'mail:removed', address, cjson.encode({ to = address, id = id }))
  end

  -- Lists a letter that the same script stores, and makes room for it among the letters of its partition. Drops letters
  -- of its own network beyond half of the room, and in a full list the oldest answered letter, else one of the network
  -- with the most bytes. `inbox` is the table of the prelude `room`.
  function letters.admit(inbox, id, bytes, network, most_weight, ttl_ms)
    local weight = math.max(bytes, LEAST_WEIGHT)
    -- Writes first what needs memory: Redis at its memory limit then refuses the script here, before it drops a letter.
    redis.call('HSET', notes_key, id, weight .. ' ' .. network .. ' ' .. inbox.address)
    -- Expiry deletes the mails themselves.
    for _, old in ipairs(redis.call('ZRANGEBYSCORE', order_key, '-inf', inbox.now - ttl_ms, 'LIMIT', 0, 20)) do
      letters.forget(old)
    end
    while (tonumber(redis.call('ZSCORE', networks_key, network) or 0)) + weight > most_weight / 2 do
      local next_id = first_to_go(network)
      if not next_id then break end
      drop(inbox, next_id)
    end
    while (tonumber(redis.call('HGET', notes_key, WHOLE_FIELD) or 0)) + weight > most_weight do
      local next_id = redis.call('ZRANGE', answered_key, 0, 0)[1]
        or first_to_go(redis.call('ZREVRANGE', networks_key, 0, 0)[1])
      if not next_id then break end
      drop(inbox, next_id)
    end
    -- The score strictly increases: letters of the same millisecond keep their order.
    local newest = redis.call('ZREVRANGE', order_key, 0, 0, 'WITHSCORES')[2]
    redis.call('ZADD', order_key, math.max(inbox.now, (newest or 0) + 1), id)
    redis.call('HINCRBY', notes_key, WHOLE_FIELD, weight)
    redis.call('ZINCRBY', networks_key, weight, network)
    for _, key in ipairs(keys) do redis.call('PEXPIREAT', key, inbox.now + ttl_ms + GRACE_MS) end
  end

  return letters
end
