-- Prelude of the scripts that concern guests and join links. Both are JSON lists in fields of the inbox's hash: they
-- end with the inbox, and one read of that hash tells who may read the inbox.
local function read_list(inbox_key, field)
  return cjson.decode(redis.call('HGET', inbox_key, field) or '[]')
end

-- An empty list is stored as no field: Lua's JSON encoder would write it as an empty object.
local function write_list(inbox_key, field, list)
  if #list == 0 then redis.call('HDEL', inbox_key, field)
  else redis.call('HSET', inbox_key, field, cjson.encode(list)) end
end

local function guest_with(guests, key_hash)
  for _, guest in ipairs(guests) do
    if guest.keyHash == key_hash then return guest end
  end
end

-- Tells the gateways to disconnect the clients that show this guest's key.
local function tell_ended(events_key, address, guest)
  tell(events_key, 'guest:ended', address, cjson.encode({ to = address, keyHash = guest.keyHash }))
end

-- Ends all guests and closes all join links.
local function end_guests(inbox_key, events_key, address)
  for _, guest in ipairs(read_list(inbox_key, 'guests')) do tell_ended(events_key, address, guest) end
  redis.call('HDEL', inbox_key, 'guests', 'links')
end
