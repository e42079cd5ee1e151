-- Adds a join link to an inbox that this caller holds. Closes the inbox's oldest links where it has too many.
-- NEEDS  inbox
-- NEEDS  guests
-- KEYS  inbox_key
-- KEYS  link_key
-- ARGV  address: string
-- ARGV  key_hash: string     of the caller's key
-- ARGV  link_hash: string    of the link's secret
-- ARGV  access: string       that a guest gets by it
-- ARGV  life_ms: number      of the link, which ends with the inbox at the latest
-- ARGV  most_links: number   of an inbox
-- ARGV  most_guests: number  of an inbox
-- RETURNS  list of { 'added', end of the link ms }; { 'full' }: nobody more may join; { 'not_held' } by this caller
local now = now_ms()
local state, until_ms = state_of(inbox_key, now)
if state ~= 'held' or not opens(inbox_key, key_hash) then return { 'not_held' } end
if #read_list(inbox_key, 'guests') >= most_guests then return { 'full' } end
local ends = math.min(now + life_ms, until_ms)
local links = {}
for _, link in ipairs(read_list(inbox_key, 'links')) do
  if link.endsAtMs > now then table.insert(links, link) end
end
table.insert(links, { hash = link_hash, access = access, endsAtMs = ends })
while #links > most_links do table.remove(links, 1) end
write_list(inbox_key, 'links', links)
redis.call('SET', link_key, address, 'PX', ends - now)
return { 'added', ends }
