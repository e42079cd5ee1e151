-- Reads the clock of the server that stores a partition.
-- NEEDS  inbox
-- KEYS  nothing_key   of the partition
-- RETURNS  number of milliseconds
return now_ms()
