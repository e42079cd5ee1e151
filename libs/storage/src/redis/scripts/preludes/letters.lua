-- Prelude of the scripts that change the list of letters of a partition: mail by SMTP to reserved addresses such as
-- `abuse@`. The list is a table here:
--   order_key     all letters by arrival
--   answered_key  those that the operator has answered, by arrival
--   notes_key     a field for each letter: 'WEIGHT NETWORK ADDRESS'; and the weight of all
--   networks_key  the weight of the letters of each network

-- The field of the notes that holds the weight of all letters. No mail has such an id.
local WHOLE_FIELD = 'whole'
-- Letters looked at in one step when the oldest one of a network is searched.
local LETTERS_LOOKED_AT = 100

local function read_note(note)
  local weight, network, address = string.match(note or '', '^(%d+) (%S+) (%S+)$')
  return tonumber(weight), network, address
end

-- Takes a letter off the list, and returns its address; nil if the list has no such letter. The mail stays.
local function forget_letter(letters, id)
  -- Deletes first: Redis lets a script that has freed memory write also at its memory limit.
  redis.call('ZREM', letters.order_key, id)
  redis.call('ZREM', letters.answered_key, id)
  local weight, network, address = read_note(redis.call('HGET', letters.notes_key, id))
  if not weight then return nil end
  redis.call('HDEL', letters.notes_key, id)
  redis.call('HINCRBY', letters.notes_key, WHOLE_FIELD, -weight)
  if tonumber(redis.call('ZINCRBY', letters.networks_key, -weight, network)) <= 0 then
    redis.call('ZREM', letters.networks_key, network)
  end
  return address
end

-- Returns the oldest letter of a network in one of the two lists, or nil.
local function oldest_letter_in(letters, list_key, network)
  local first = 0
  while true do
    local ids = redis.call('ZRANGE', list_key, first, first + LETTERS_LOOKED_AT - 1)
    if #ids == 0 then return nil end
    for index, note in ipairs(redis.call('HMGET', letters.notes_key, unpack(ids))) do
      local _, noted_network = read_note(note)
      if noted_network == network then return ids[index] end
    end
    first = first + LETTERS_LOOKED_AT
  end
end

-- Returns the letter of a network that gives way first: its oldest answered one, else its oldest.
local function first_to_go(letters, network)
  if not network then return nil end
  return oldest_letter_in(letters, letters.answered_key, network) or oldest_letter_in(letters, letters.order_key, network)
end
