-- Raises the form number of the stored data to that of the calling process, which reads all earlier forms.
-- KEYS  data_form_key
-- ARGV  form: number
-- RETURNS  number: the form of the data from now on; higher than `form` where a later version has written them
local found = tonumber(redis.call('GET', data_form_key) or 0)
if found >= form then return found end
redis.call('SET', data_form_key, form)
return form
