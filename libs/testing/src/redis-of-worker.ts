/** Sets TEST_REDIS_URL to the Redis that the set-up started for this Jest worker. */
const urls = process.env['TEST_REDIS_URLS']?.split(' ') ?? [];
process.env['TEST_REDIS_URL'] = urls[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1];
