import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiKeyList } from '@efemera/contract';
import { codeMail } from '@efemera/testing/sample-mail';
import { linesOf } from '../../support/tester-project.js';
import type { World } from '../../support/world.js';

/** Arguments of the tool for keys, the exit code, and what its error contains. */
const refusals: [args: string[], code: number, text: string][] = [
  [[], 2, 'Usage:'],
  [['make', 'x'], 2, 'Usage:'],
  [['create'], 2, 'Usage:'],
  [['list', 'x'], 2, 'Usage:'],
  [['create', 'x', '--per-week', '5'], 2, '--per-week'],
  [['create', 'x', '--rate', 'fast'], 2, '--rate takes a whole number; this is "fast".'],
  [['create', 'x', '--per-day', '0'], 1, 'The request is malformed: inboxesPerDay.'],
  [['list', '--url', 'http://127.0.0.1:1'], 1, 'http://127.0.0.1:1 cannot be reached (bad port).'],
];

/** Starts a server that redirects each call to the same path of another one. */
async function redirecting<T>(to: string, use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(({ url = '' }, response) => response.writeHead(301, { location: to + url }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return use(`http://127.0.0.1:${port}`).finally(() => server.close());
}

export function testKeys(world: () => World): void {
  it('npm run key makes, lists and revokes keys of a running server', async () => {
    const made = await world().runKeyTool('create', 'nightly', '--per-day', '5', '--rate', '9', '--max-ttl', '86400');
    expect(made).toEqual({ code: 0, out: expect.stringMatching(/^efk_[\w-]{43}\n$/) as string, err: '' });
    const key = made.out.trim();
    const { keys } = JSON.parse((await world().runKeyTool('list', '--json')).out) as ApiKeyList;
    const id = keys.find(({ name }) => name === 'nightly')?.id ?? '';
    expect(keys).toContainEqual(expect.objectContaining({ inboxesPerDay: 5, ratePerSecond: 9, maxTtlSeconds: 86_400 }));
    const listed = await world().runKeyTool('list');
    expect(listed.out).toContain(`${id}\tnightly\t0 of 5 today, 0 in all; 0 mails; 0 refused\tlast used never\n`);
    expect(listed.out).not.toContain(key);
    expect(await world().runKeyTool('revoke', id)).toEqual({ code: 0, out: 'Revoked.\n', err: '' });
    expect(await world().runKeyTool('revoke', id)).toEqual({ code: 1, out: '', err: 'There is no such key.\n' });
    // One ID in 64 begins with a hyphen, as an option does.
    expect((await world().runKeyTool('revoke', '-an_ID-as-others')).err).toBe('There is no such key.\n');
    const { code, err } = await world().project.run(process.execPath, [world().project.cli, 'new', '--key', key]);
    expect([code, err]).toEqual([4, 'efemera new: There is no such key, or it was revoked.\n']);
  });

  it.each(refusals)('npm run key -- %j is refused', async (args, code, text) => {
    const result = await world().runKeyTool(...args);
    expect([result.code, result.out]).toEqual([code, '']);
    expect(result.err).toContain(text);
    expect(result.err).not.toMatch(/\n\s+at /);
  });

  it('npm run key says where a server redirects, and takes the answer to no other call for its own', async () => {
    const result = await redirecting(world().url, (url) => world().runKeyTool('create', 'redirected', '--url', url));
    const err = expect.stringContaining(` redirects to ${world().url}: give that with --url.`) as string;
    expect(result).toEqual({ code: 1, out: '', err });
  });

  it('the command claims by EFEMERA_API_KEY, and says which quota is spent', async () => {
    const { key } = await world().makeKey();
    const { project } = world();
    const run = (...args: string[]) => project.run(process.execPath, [project.cli, ...args], { EFEMERA_API_KEY: key });
    const { out } = await run('new');
    await world().deliver(out.trim(), codeMail('482913'));
    expect(await run('code', '--timeout', '30')).toEqual({ code: 0, out: '482913\n', err: '' });
    expect((await run('new')).code).toBe(0);
    expect(await run('new')).toEqual({
      code: 1,
      out: '',
      err: 'efemera new: This key has used up its addresses of today.\n',
    });
    // Without the key, the visitor's quota counts, which is not used up.
    expect((await project.efemera('new')).code).toBe(0);
  });

  it('a tester sees that a sender which is refused twice sends again', async () => {
    const { key } = await world().makeKey('faults');
    const { project, sender } = world();
    project.write(
      'fails.mjs',
      `import { createInbox } from 'efemera';
      const inbox = await createInbox();
      await inbox.setFault({ stage: 'data', code: 451, times: 2 });
      console.log(inbox.address);
      console.log(await inbox.waitForCode({ timeout: 30_000 }));
      const outcomes = (await inbox.deliveries()).map(({ outcome, reply }) => [outcome, reply.code].join(' '));
      console.log(outcomes.reverse().join(', '));`,
    );
    const child = project.start(process.execPath, ['fails.mjs'], { EFEMERA_API_KEY: key });
    const lines = linesOf(child);
    const address = await lines();
    const answers = [];
    for (let attempt = 0; attempt < 3; attempt++) answers.push((await sender.send(address, codeMail('571930'))).code);
    expect(answers).toEqual([451, 451, 250]);
    expect(await lines()).toBe('571930');
    expect(await lines()).toBe('refused 451, refused 451, stored 250');
  });
}
