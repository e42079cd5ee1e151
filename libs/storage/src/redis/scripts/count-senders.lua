-- Adds to the counts of one hour how often senders were refused and taken. Keeps the names with the highest counts: a flood of
-- invented sender domains must not fill the memory.
-- KEYS  refused_key
-- KEYS  taken_key
-- ARGV  most_names: number
-- ARGV  ttl_ms: number
-- ARGV  counts...: string    name, refused and taken of each sender in turns
-- RETURNS  nothing
for index = 1, #counts, 3 do
  local name, refused, taken = counts[index], tonumber(counts[index + 1]), tonumber(counts[index + 2])
  if refused > 0 then redis.call('ZINCRBY', refused_key, refused, name) end
  if taken > 0 then redis.call('ZINCRBY', taken_key, taken, name) end
end
for _, key in ipairs({ refused_key, taken_key }) do
  redis.call('ZREMRANGEBYRANK', key, 0, -most_names - 1)
  redis.call('PEXPIRE', key, ttl_ms)
end
