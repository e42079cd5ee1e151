-- Sets the state of a domain, or deletes what operators have set for it, unless no domain would then be offered. Check and
-- change are one step: two operators who retire the last two domains at the same moment would both pass the check.
-- KEYS  mail_domains_key
-- KEYS  version_key
-- ARGV  domain: string
-- ARGV  state: string?                  nil deletes what operators have set
-- ARGV  changed_at: string
-- ARGV  most_domains: number            that operators may set
-- ARGV  offered_by_settings...: string
-- RETURNS  string: changed, or why nothing was changed: unknown, too_many, last
local states = {}
for _, name in ipairs(offered_by_settings) do states[name] = 'offered' end
local by_settings = states[domain]
local set = redis.call('HGETALL', mail_domains_key)
for at = 1, #set, 2 do states[set[at]] = cjson.decode(set[at + 1]).state end

local known = redis.call('HGET', mail_domains_key, domain)
if not known and not state then return 'unknown' end
if not known and #set / 2 >= most_domains then return 'too_many' end

local was_offered, some_offered = states[domain] == 'offered', false
states[domain] = state or by_settings
for _, each in pairs(states) do some_offered = some_offered or each == 'offered' end
if was_offered and not some_offered then return 'last' end

if state then
  local added_at = known and cjson.decode(known).addedAt or changed_at
  redis.call('HSET', mail_domains_key, domain, cjson.encode({ state = state, changedAt = changed_at, addedAt = added_at }))
else
  redis.call('HDEL', mail_domains_key, domain)
end
redis.call('INCR', version_key)
return 'changed'
