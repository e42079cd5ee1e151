/** Names the Redis that the set-up started for the worker that runs this file. */
const urls = process.env['TEST_REDIS_URLS']?.split(' ') ?? [];
process.env['TEST_REDIS_URL'] = urls[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1];
