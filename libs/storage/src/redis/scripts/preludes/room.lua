-- Prelude of the script that stores a mail: makes room in a full inbox, which is a table here:
--   key, mails_key, form_mails_key, unparsed_key, events_key, mail_prefix, address
--   mails       number of its mails
--   form_mails  number of mails from the site's form: 0 unless the address is reserved
--   weight      bytes of its mails; nil or 0 if not known
-- NEEDS  inbox

local function drop_mail(inbox, id)
  inbox.mails = inbox.mails - redis.call('ZREM', inbox.mails_key, id)
  unlink_mails(inbox.key, inbox.mail_prefix, { id })
  inbox.weight = redis.call('HGET', inbox.key, 'weight')
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

-- Drops the oldest mails until one more fits. In a reserved inbox, mail by SMTP and mail from the form have separate limits:
-- any client can send to it by SMTP, and a flood of such mail must not push out mail from the form.
local function drop_beyond_count(inbox, most_mails, is_by_form)
  for _ = most_mails, is_by_form and inbox.form_mails or inbox.mails - inbox.form_mails do
    drop_mail(inbox, is_by_form and redis.call('ZRANGE', inbox.form_mails_key, 0, 0)[1] or oldest_smtp_mail(inbox))
  end
end

-- Computes the weight of an inbox if it is not known. Scripts that add or delete mail keep a known weight exact.
local function weigh(inbox)
  local bytes = 0
  for _, id in ipairs(redis.call('ZRANGE', inbox.mails_key, 0, -1)) do
    local mail_key = inbox.mail_prefix .. id
    if redis.call('EXISTS', mail_key) == 0 then drop_mail(inbox, id) else bytes = bytes + weight_of(mail_key) end
  end
  redis.call('HSET', inbox.key, 'weight', bytes)
  inbox.weight = bytes
end

-- Drops the oldest mails until this many more bytes fit. Keeps mails from the form, which are small.
local function drop_beyond_bytes(inbox, bytes, most_bytes)
  -- The weight is outdated if all mails expired by their TTL.
  if inbox.mails == 0 then inbox.weight = 0 end
  if inbox.mails > 0 and tonumber(inbox.weight or 0) == 0 then weigh(inbox) end
  while inbox.weight + bytes > most_bytes and inbox.mails > inbox.form_mails do
    drop_mail(inbox, oldest_smtp_mail(inbox))
    if not inbox.weight then weigh(inbox) end
  end
end
