-- Makes the visitor who shows the secret of a join link a guest, and closes the link: of two visitors at the same instant one
-- joins. A guest whose first answer was lost gets it once more. The inbox lies in the same slot as the declared keys.
-- NEEDS  inbox
-- NEEDS  guests
-- KEYS  link_key
-- KEYS  events_key
-- KEYS  nothing_key            declared so that a cluster that moves the partition refuses the script as a whole
-- ARGV  inbox_prefix: string   of inbox keys
-- ARGV  link_hash: string      of the link's secret
-- ARGV  visitor_hash: string   of the visitor's cookie, which opens the inbox from now on
-- ARGV  guest_id: string       of a new guest
-- ARGV  device: string
-- ARGV  most_guests: number    of an inbox
-- ARGV  is_again: flag         the visitor shows the secret again because the first answer was lost
-- RETURNS  list of { 'joined', address, access }; { 'holder', address }: the visitor holds the inbox, the link stays open;
--   { 'full' }: the link stays open, too; { 'gone' }
local now = now_ms()
local address = redis.call('GET', link_key)
if not address then return { 'gone' } end
local inbox_key = inbox_prefix .. address
if state_of(inbox_key, now) ~= 'held' then return { 'gone' } end
local links = read_list(inbox_key, 'links')
local place
for index, link in ipairs(links) do
  if link.hash == link_hash and link.endsAtMs > now then place = index end
end
local guests = read_list(inbox_key, 'guests')
local guest = guest_with(guests, visitor_hash)
if not place then
  if is_again and guest and guest.linkHash == link_hash then return { 'joined', address, guest.access } end
  return { 'gone' }
end
if opens(inbox_key, visitor_hash) then return { 'holder', address } end

if not guest then
  if #guests >= most_guests then return { 'full' } end
  guest = { id = guest_id, keyHash = visitor_hash, joinedAtMs = now, device = device }
  table.insert(guests, guest)
end
-- A guest who joins again gets the access of the link that is used now, even where it is less than before.
guest.access = table.remove(links, place).access
guest.linkHash = link_hash
write_list(inbox_key, 'links', links)
write_list(inbox_key, 'guests', guests)
tell(events_key, 'guests:changed', address, cjson.encode({ to = address }))
return { 'joined', address, guest.access }
