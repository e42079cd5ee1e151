-- Keeps what an SMTP process knows of a delivery that has not ended, or forgets it, and tells the gateways. Only for an inbox
-- that is held: nobody else's visitors learn who connects for it, and it ends with the inbox, whose hash holds it.
-- NEEDS  inbox
-- NEEDS  guests
-- KEYS  inbox_key
-- KEYS  events_key
-- ARGV  address: string
-- ARGV  id: string
-- ARGV  delivery: string?      JSON; nil: it has ended
-- ARGV  kept_ms: number        unless it is noted again: an SMTP process that is killed ends nothing
-- ARGV  most_running: number   of an inbox; one more replaces the one that was noted longest ago
-- RETURNS  nothing
local now = now_ms()
if state_of(inbox_key, now) ~= 'held' then return end
local running = {}
for _, one in ipairs(read_list(inbox_key, 'running')) do
  if one.id ~= id and one.until_ms > now then table.insert(running, one) end
end
if delivery then table.insert(running, { id = id, until_ms = now + kept_ms, delivery = delivery }) end
if #running > most_running then table.remove(running, 1) end
write_list(inbox_key, 'running', running)
tell_deliveries(events_key, address)
