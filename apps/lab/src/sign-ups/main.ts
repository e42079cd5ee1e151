import { parseArgs } from 'node:util';
import { paths, type ApiKeyList, type ApiKeyRequest, type NewApiKey } from '@efemera/contract';
import { runSignUps } from '@efemera/testing/sign-ups';
import { System } from '@efemera/testing/system';
import { median, quantile } from '../bench/figures.js';
import { GreedyVisitors } from './greedy-visitors.js';

/**
 * `npm run sign-ups -- [tests] [at once] [--key] [--per-hour N]`: checks the promise to testers that each sign-up test
 * gets its own code.
 *
 * With `--key`, all tests share a key of the operator. The limits of visitors and networks are on, and visitors of
 * another network exceed their own meanwhile. `--per-hour` starts tests at that rate, as a CI does, instead of at once.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'boolean', default: false }, 'per-hour': { type: 'string' } },
});
const [tests = 1000, atOnce = 20] = positionals.map(Number);
const perHour = values['per-hour'] === undefined ? null : Number(values['per-hour']);
const adminToken = 'operator-of-the-sign-ups-4711';

const print = (line: string) => process.stdout.write(`${line}\n`);

const system = await System.start({
  ADMIN_TOKEN: adminToken,
  // With a key, the limits are a server's defaults; the tests of one machine are more than these allow one network.
  ...(values.key && { RATE_LIMITS: 'on', DAILY_QUOTA: '50', DAILY_QUOTA_PER_IP: '500', TRUST_PROXY: 'loopback' }),
});

async function asOperator<Answer>(method: string, body?: ApiKeyRequest): Promise<Answer> {
  const response = await fetch(system.url + paths.apiKeys, {
    method,
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`The operator was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Tests that start at once call more often than a key may by default, so the operator raises the key's rate. */
const makeKey = () =>
  asOperator<NewApiKey>('POST', {
    name: 'sign-ups',
    inboxesPerDay: tests,
    ...(perHour === null && { ratePerSecond: 1000 }),
  });

try {
  print(`${tests} sign-up tests, ${atOnce} at once, two codes each, a bank's code beside each`);
  if (perHour !== null) print(`${perHour} an hour: one each ${(3600 / perHour).toFixed(2)} s`);
  const key = values.key ? (await makeKey()).key : undefined;
  const visitors = values.key ? new GreedyVisitors(system.url) : null;
  const began = performance.now();
  const onEnd = (ended: number) => {
    if (ended % 100 === 0) print(`  ${ended} ended`);
  };
  const { passed, failures, codes, tookMs } = await runSignUps(system, { tests, atOnce, perHour, key, onEnd });
  const seconds = (performance.now() - began) / 1000;
  await visitors?.end();
  for (const failure of failures.slice(0, 10)) print(String(failure));
  print(`passed ${passed} of ${tests} in ${seconds.toFixed(1)} s (${(tests / seconds).toFixed(1)}/s)`);
  print(`codes typed in: ${codes.right} right, ${codes.stale} stale, ${codes.foreign} foreign`);
  print(`a test took: median ${Math.round(median(tookMs))} ms, p99 ${Math.round(quantile(tookMs, 0.99))} ms`);
  const faults = visitors?.faults() ?? [];
  if (visitors) {
    const [figures] = (await asOperator<ApiKeyList>('GET')).keys;
    print(`of the key: ${figures?.claimedToday} addresses claimed`);
    if (figures?.claimedToday !== tests) faults.push('the key counts other addresses than those of the tests');
    print(`beside them, visitors of one network were answered: ${visitors.told()}`);
  }
  for (const fault of faults) print(`FAILED: ${fault}`);
  process.exitCode = passed === tests && failures.length + faults.length === 0 ? 0 : 1;
} finally {
  await system.stop();
}
