import type { LookupAddress } from 'node:dns';
import { failureOf } from './guarded-request.js';
import { SystemLookups } from './system-lookups.js';

/** A system whose name servers answer only when the test says so. */
class SilentSystem {
  readonly asked: string[] = [];
  readonly #answers = new Map<string, (addresses: LookupAddress[]) => void>();

  readonly lookUp = (host: string) => {
    this.asked.push(host);
    return new Promise<LookupAddress[]>((resolve) => this.#answers.set(host, resolve));
  };

  answer(host: string, address: string): void {
    this.#answers.get(host)?.([{ address, family: 4 }]);
  }
}

const refusalOf = (found: Promise<unknown>) => found.then(() => null, failureOf);

it('keeps two threads for other work while name servers of strangers are silent, and refuses further names at once', async () => {
  const system = new SilentSystem();
  const lookups = new SystemLookups(system.lookUp);
  const [first] = [lookups.find('a.test'), lookups.find('b.test')];
  expect(await refusalOf(lookups.find('c.test'))).toBe('name_unknown');
  await expect(lookups.find('c.test')).rejects.toMatchObject({ code: 'EAI_AGAIN' });
  expect(system.asked).toEqual(['a.test', 'b.test']);
  system.answer('a.test', '192.0.2.1');
  expect(await first).toEqual([{ address: '192.0.2.1', family: 4 }]);
  const third = lookups.find('c.test');
  system.answer('c.test', '192.0.2.3');
  expect(await third).toEqual([{ address: '192.0.2.3', family: 4 }]);
});

it('looks a name up once for all who ask for it at the same time', async () => {
  const system = new SilentSystem();
  const lookups = new SystemLookups(system.lookUp);
  const found = Array.from({ length: 10 }, () => lookups.find('a.test'));
  system.answer('a.test', '192.0.2.1');
  expect(new Set(await Promise.all(found)).size).toBe(1);
  expect(system.asked).toEqual(['a.test']);
});

it('takes another name after the look-up of a name that does not exist has failed', async () => {
  const lookups = new SystemLookups(() => Promise.reject(new Error('getaddrinfo ENOTFOUND')));
  for (const host of ['a.test', 'b.test', 'c.test']) await expect(lookups.find(host)).rejects.toThrow('ENOTFOUND');
});

it('finds names of /etc/hosts', async () => {
  const found = await new SystemLookups().find('localhost');
  expect(found.map(({ address }) => address)).toContain('127.0.0.1');
});
