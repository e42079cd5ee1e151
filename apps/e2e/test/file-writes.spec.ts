import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageUnavailableError, type Storage } from '@efemera/storage';
import { findRedis } from '@efemera/start/find-redis';
import { freePort } from '@efemera/start/free-port';
import { openTestStorage, someAddress, someMail } from '../../../libs/storage/test/support.js';
import { whereFull } from '../support/full-disk-redis.js';

describe('a confirmed mail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'efemera-full-'));
  let port: number;
  let server: ChildProcess | undefined;
  let storage: Storage | undefined;
  const prefix = 'full:';

  const start = async (isFull: boolean) => {
    const { command, image } = await findRedis(join(import.meta.dirname, '../../../.cache'), () => undefined);
    if (image) throw new Error('This test cannot use a Redis in a container.');
    const options = ['--port', String(port), '--dir', folder, '--appendonly', 'yes', '--appendfsync', 'everysec'];
    const all = [...command, ...options, '--save', '', '--auto-aof-rewrite-percentage', '0'];
    server = isFull
      ? spawn('sh', ['-c', whereFull, 'sh', ...all], { stdio: 'ignore' })
      : spawn(all[0] ?? '', all.slice(1), { stdio: 'ignore' });
    storage = openTestStorage({ redisUrl: `redis://127.0.0.1:${port}`, prefix, maxInboxMessages: 10_000 });
    expect(await storage.whenReady(20_000)).toBe(true);
    return storage;
  };
  const kill = async () => {
    await storage?.close();
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };

  beforeAll(async () => {
    port = await freePort();
  });
  afterAll(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('survives a full disk followed by a kill of Redis', async () => {
    const address = someAddress();
    const source = `Subject: x\r\n\r\n${'x'.repeat(30_000)}\r\n`;
    const confirmed: string[] = [];
    let refusal: unknown;
    const full = await start(true);
    for (let tries = 0; refusal === undefined && tries < 200; tries++) {
      const mail = someMail(address, 'x', source);
      await full.mails.store(mail).then(
        () => confirmed.push(mail.id),
        (error: unknown) => (refusal = error),
      );
    }
    expect(refusal).toBeInstanceOf(StorageUnavailableError);
    expect(confirmed.length).toBeGreaterThan(10);
    await kill();

    const again = await start(false);
    const listed = (await again.mails.list(address)).map(({ summary }) => summary.id);
    expect(confirmed.filter((id) => !listed.includes(id))).toEqual([]);
  });
});
