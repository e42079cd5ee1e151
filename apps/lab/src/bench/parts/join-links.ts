import { randomBytes } from 'node:crypto';
import { hashSecret, newSecret } from '@efemera/storage';
import { medianSpread } from '../figures.js';
import { Product } from '../product.js';
import { spreadHead, type Section } from '../section.js';
import type { BenchOptions } from './part.js';

const callsOfARound = 200;

/** Measures the time of the answer to each form of wrong secret: a difference between them would help a guesser. */
export async function measureJoinLinks({ rounds, say }: BenchOptions): Promise<Section> {
  const product = await Product.start();
  try {
    const used = await useUp(product);
    const forms: Record<string, () => string> = {
      'never given out': () => randomBytes(1).toString('hex').slice(1) + newSecret(),
      'used by another': () => used,
      'too short': () => randomBytes(8).toString('hex'),
      'too long': () => randomBytes(500).toString('hex'),
      'of other characters': () => 'é ✓'.repeat(12),
    };
    const measured = new Map<string, number[][]>(Object.keys(forms).map((name) => [name, []]));
    const redeem = async (secret: string): Promise<number> => {
      const startedAt = performance.now();
      const response = await product.api.call('POST', '/api/links/redeem', { body: { secret } });
      await response.arrayBuffer();
      if (response.status !== 410) throw new Error(`A wrong secret was answered ${response.status}.`);
      return performance.now() - startedAt;
    };
    for (let call = 0; call < callsOfARound; call++) await redeem(newSecret());
    for (let round = 0; round < rounds; round++) {
      say(`round ${round + 1}`);
      const times = new Map<string, number[]>(Object.keys(forms).map((name) => [name, []]));
      // Calls the forms in turn, so that other load on this machine affects all of them alike.
      for (let call = 0; call < callsOfARound; call++) {
        for (const [name, make] of Object.entries(forms)) times.get(name)?.push(await redeem(make()));
      }
      for (const [name, list] of times) measured.get(name)?.push(list);
    }
    const spreads = [...measured].map(([name, lists]) => ({ name, ...medianSpread(lists) }));
    const p50s = spreads.map(({ p50 }) => p50);
    return {
      title: 'Wrong secrets of join links',
      note: `From the call to its answer, 410 for each; ${callsOfARound} calls of each form in turn, medians of ${rounds} rounds.`,
      tables: [
        { head: ['secret', ...spreadHead], rows: spreads.map(({ name, p50, p95, p99 }) => [name, p50, p95, p99]) },
      ],
      values: { 'joinLinks.slowestToFastest': Math.max(...p50s) / Math.min(...p50s) },
    };
  } finally {
    await product.stop();
  }
}

/** Makes a link and lets a guest in by it. Returns the secret. */
async function useUp(product: Product): Promise<string> {
  const { guests } = product.storage;
  const [inbox] = await product.claim(1);
  const link = inbox && (await guests.addLink(inbox.address, hashSecret(inbox.token), 'read'));
  if (typeof link !== 'object') throw new Error('There is no link.');
  await guests.redeem(link.secret, { visitorHash: hashSecret(newSecret()), device: 'bench' });
  return link.secret;
}
