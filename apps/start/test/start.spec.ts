import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { until } from '@efemera/testing/until';
import { freePort } from '../src/free-port.js';
import { callRedis, type RedisDoor } from '../src/redis-call.js';
import { childrenOf, Folders, kill, living, NodeProcess } from './support.js';

/** The program that `npm start` runs after the build. */
const main = ['apps/start/dist/main.js'];

describe('npm start', () => {
  const folders = new Folders();
  const started: NodeProcess[] = [];

  const newSettings = async () => ({
    PORT: String(await freePort()),
    SMTP_PORT: String(await freePort()),
    DATA_DIR: folders.make(),
  });
  const start = (env: Record<string, string>) => {
    const parent = new NodeProcess(main, env);
    started.push(parent);
    return parent;
  };
  const child = async (parent: NodeProcess, app: string) =>
    (await childrenOf(parent.pid)).find(({ command }) => command.includes(`apps/${app}/`))?.pid;

  afterEach(async () => {
    for (const parent of started.splice(0)) {
      parent.kill('SIGTERM');
      await parent.ended;
    }
  });
  afterAll(() => folders.removeAll());

  it('lists every wrong setting of every process, each once, and starts no process', async () => {
    const parent = start({
      PORT: '0',
      SMTP_PORT: 'smtp',
      MAIL_DOMAINS: 'not a domain',
      DAILY_QUOTA: '-1',
      ENRICH_PROCESSES: 'many',
      REDIS_URL: 'http://secret@localhost',
      ADMIN_TOKEN_FILE: '/nowhere',
    });
    expect(await parent.ended).toBe(78);
    const lines = parent.printed.trim().split('\n');
    expect(lines[0]).toBe('The settings are wrong:');
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual(
      expect.arrayContaining(['PORT', 'SMTP_PORT', 'MAIL_DOMAINS', 'DAILY_QUOTA', 'ENRICH_PROCESSES', 'REDIS_URL']),
    );
    expect(parent.printed).toContain("ADMIN_TOKEN_FILE is wrong: the file can't be read (ENOENT).");
    expect(lines).toHaveLength(8);
    expect(parent.printed).not.toContain('secret');
  });

  it('reads the Redis address from a file for all processes, and reports an unreadable file once', async () => {
    const wrong = start({ REDIS_URL_FILE: '/nowhere' });
    expect(await wrong.ended).toBe(78);
    expect(wrong.printed.match(/REDIS_URL/g)).toHaveLength(1);

    const REDIS_URL_FILE = join(folders.make(), 'redis-url');
    writeFileSync(REDIS_URL_FILE, `${new URL('/13', process.env['TEST_REDIS_URL']).href}\n`);
    const parent = start({ ...(await newSettings()), REDIS_URL_FILE });
    await parent.prints('is ready');
    expect(parent.printed).not.toContain('Redis keeps its data');
  });

  it.each(['PORT', 'SMTP_PORT'])('names %s when another program holds it', async (name) => {
    const taken = createServer();
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
    const { port } = taken.address() as AddressInfo;
    const parent = start({ ...(await newSettings()), [name]: String(port) });
    expect(await parent.ended).toBe(1);
    expect(parent.printed).toContain(`${name} ${port} is taken by another program`);
    taken.close();
  });

  it('says that the ports are held by another running Efêmera', async () => {
    const settings = await newSettings();
    const first = start(settings);
    await first.prints('Ctrl-C stops everything.');
    const second = start({ ...settings, DATA_DIR: folders.make() });
    expect(await second.ended).toBe(1);
    expect(second.printed.trim()).toBe(
      `Efêmera runs here already (PORT ${settings.PORT}, SMTP_PORT ${settings.SMTP_PORT}): use that one, stop it, ` +
        'or give this one its own PORT, SMTP_PORT and DATA_DIR.',
    );
  });

  it('gives up at once, with the reason, when a process cannot start', async () => {
    const certificate = { SMTP_TLS_CERT: '/nowhere/cert.pem', SMTP_TLS_KEY: '/nowhere/key.pem' };
    const parent = start({ ...(await newSettings()), ...certificate });
    expect(await parent.ended).toBe(1);
    expect(parent.printed).toContain('SMTP_TLS_CERT');
    expect(parent.printed).toContain('smtp could not start');
  });

  it('serves, restarts a crashed process, and exits with code 0 without leaving processes', async () => {
    const settings = await newSettings();
    const parent = start(settings);
    await parent.prints('Ctrl-C stops everything.');
    const ready = async () => (await fetch(`http://127.0.0.1:${settings.PORT}/health/ready`)).status;
    expect(await ready()).toBe(200);

    const door = JSON.parse(readFileSync(join(settings.DATA_DIR, 'redis/server.json'), 'utf8')) as RedisDoor;
    const [, limitBytes] = /^maxmemory:(\d+)/m.exec((await callRedis(door, 'INFO memory')).text) ?? [];
    expect(Number(limitBytes)).toBeGreaterThan(0);
    expect(Number(limitBytes)).toBeLessThanOrEqual(Math.min(totalmem() / 2, 2 ** 31));

    const crashed = await child(parent, 'gateway');
    kill(crashed);
    await parent.prints('gateway ended by itself (SIGKILL); it is started again in 1 s.');
    await until('it serves again', () => ready().then(...[(status: number) => status === 200, () => false]));
    expect(await child(parent, 'gateway')).not.toBe(crashed);

    const children = await childrenOf(parent.pid);
    expect(children).toHaveLength(4);
    parent.kill('SIGINT');
    expect(await parent.ended).toBe(0);
    expect(await living(children)).toEqual([]);
  });

  it('leaves no process running when it is killed, and starts again on the same data', async () => {
    const settings = await newSettings();
    const killed = start(settings);
    await killed.prints('Ctrl-C stops everything.');
    const others = (await childrenOf(killed.pid)).filter(({ command }) => command.includes('/apps/'));
    expect(others).toHaveLength(3);
    killed.kill('SIGKILL');
    const again = start(settings);
    await again.prints('Ctrl-C stops everything.');
    // The old processes shut down in good order, which may take longer than the new start.
    await until('the old processes have ended', async () => (await living(others)).length === 0);
  });
});
