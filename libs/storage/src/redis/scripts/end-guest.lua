-- Ends one guest at the holder's request.
-- NEEDS  inbox
-- NEEDS  guests
-- KEYS  inbox_key
-- KEYS  events_key
-- ARGV  address: string
-- ARGV  key_hash: string  of the caller's key
-- ARGV  guest_id: string
-- RETURNS  string: 'ended', 'unknown', or 'not_held' by this caller
if state_of(inbox_key, now_ms()) ~= 'held' or not opens(inbox_key, key_hash) then return 'not_held' end
local guests = read_list(inbox_key, 'guests')
for place, guest in ipairs(guests) do
  if guest.id == guest_id then
    table.remove(guests, place)
    write_list(inbox_key, 'guests', guests)
    tell_ended(events_key, address, guest)
    tell(events_key, 'guests:changed', address, cjson.encode({ to = address }))
    return 'ended'
  end
end
return 'unknown'
