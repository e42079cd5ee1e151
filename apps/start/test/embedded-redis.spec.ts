import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { until } from '@efemera/testing/until';
import { DataFolderBusyError, EmbeddedRedis, startThrowawayRedis } from '../src/embedded-redis.js';
import { findRedis, type RedisProgram } from '../src/find-redis.js';
import { cacheFolder } from '../src/paths.js';
import { callRedis, type RedisDoor } from '../src/redis-call.js';
import { childrenOf, Folders, isAlive, kill, NodeProcess } from './support.js';

/** Starts the embedded Redis in a child process, which the tests can kill. */
const parentScript = `
  const { EmbeddedRedis } = await import('@efemera/start/embedded-redis');
  const [folder, program] = process.argv.slice(1);
  await EmbeddedRedis.start({ program: JSON.parse(program), folder, maxMemoryBytes: 0, say: () => undefined });
  console.log('started');`;

const doorOf = (url: string): RedisDoor => {
  const { port, password } = new URL(url);
  return { port: Number(port), password };
};
const readRecord = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8')) as RedisDoor & { parentPid: number };

describe('the embedded Redis', () => {
  const folders = new Folders();
  const running: EmbeddedRedis[] = [];
  let program: RedisProgram;

  const start = async (folder: string, maxMemoryBytes = 2 ** 26) => {
    const said: string[] = [];
    const redis = await EmbeddedRedis.start({ program, folder, maxMemoryBytes, say: (line) => said.push(line) });
    running.push(redis);
    const { port, password } = doorOf(redis.url);
    return { redis, said, call: (command: string) => callRedis({ port, password }, command) };
  };

  beforeAll(async () => {
    program = await findRedis(cacheFolder, () => undefined);
  }, 300_000);
  afterEach(() => Promise.all(running.splice(0).map((redis) => redis.stop())));
  afterAll(() => folders.removeAll());

  it('keeps its data over a stop and a start', async () => {
    const folder = folders.make();
    const first = await start(folder);
    expect(await first.call('SET kept yes')).toEqual({ ok: true, text: 'OK' });
    await first.redis.stop();
    const second = await start(folder);
    expect(await second.call('GET kept')).toEqual({ ok: true, text: 'yes' });
  });

  it('refuses writes instead of evicting, and writes an append-only file', async () => {
    const { call } = await start(folders.make());
    expect((await call('INFO memory')).text).toContain('maxmemory_policy:noeviction');
    expect((await call('INFO persistence')).text).toContain('aof_enabled:1');
  });

  it('refuses writes beyond its memory limit and keeps the stored data', async () => {
    const { call } = await start(folders.make(), 16 * 2 ** 20);
    let written = 0;
    let refusal = '';
    for (; refusal === '' && written < 100; written++) {
      const { ok, text } = await call(`SETRANGE key-${written} 1000000 x`);
      if (!ok) refusal = text;
    }
    expect(refusal).toContain('OOM');
    expect((await call('DBSIZE')).text).toBe(String(written - 1));
  });

  it('lowers the priority of the process that rewrites its file, and of no other', async () => {
    const { call } = await start(folders.make());
    const [, pid = ''] = /process_id:(\d+)/.exec((await call('INFO server')).text) ?? [];
    for (let key = 0; key < 10; key++) await call(`SET key-${key} x`);
    // The rewriting process waits a second (in µs) at each key, so that it still lives when the test looks at it.
    await call('CONFIG SET rdb-key-save-delay 1000000');
    await call('BGREWRITEAOF');
    await until('the rewriting process yields', async () => {
      const [child] = await childrenOf(Number(pid));
      return child && getPriority(child.pid) === 10;
    });
    expect(getPriority(Number(pid))).toBe(getPriority());
  });

  it('explains the remedy when its folder is below a file', async () => {
    const file = join(folders.make(), 'file');
    writeFileSync(file, '');
    await expect(start(join(file, 'redis'))).rejects.toThrow(
      `${file}/redis can't be written: a part of its path is a file and no folder (ENOTDIR).\nMake it writable`,
    );
  });

  it('explains the remedy when the kernel refuses a new folder', async () => {
    // No user can make a folder in /sys: the kernel answers EROFS in containers, EPERM to root, EACCES to other users.
    await expect(start('/sys/efemera/redis')).rejects.toThrow(
      /\/sys\/efemera\/redis can't be written: .*(EROFS|EACCES|EPERM)/,
    );
  });

  it('names folder, owner and remedy when the folder is another user’s', async () => {
    const script = `
      const { EmbeddedRedis } = await import('@efemera/start/embedded-redis');
      if (process.getuid() === 0) process.setuid(12345);
      await EmbeddedRedis.start({ program: {}, folder: '/usr/local/data/redis', maxMemoryBytes: 0 });`;
    const other = new NodeProcess(['--input-type=module', '-e', script]);
    expect(await other.ended).toBe(1);
    expect(other.printed).toMatch(
      /DATA_DIR can't be used: \/usr\/local\/data\/redis can't be written: .*(EACCES|EROFS)/,
    );
    expect(other.printed).toContain(
      '/usr/local belongs to user root: start as that user, get a folder of your own ' +
        '(sudo install -d -o "$(id -u)" -g "$(id -g)" /usr/local/data/redis), or set DATA_DIR to another folder.',
    );
  });

  it('keeps its password readable by the owner of the folder only', async () => {
    const folder = folders.make();
    const { redis } = await start(folder);
    const { port, password } = doorOf(redis.url);
    await expect(callRedis({ port, password: 'wrong' }, 'PING')).rejects.toThrow('refused the password');
    expect(statSync(join(folder, 'server.json')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const commands = (await childrenOf(process.pid)).map(({ command }) => command);
    expect(commands).toContainEqual(expect.stringContaining(String(port)));
    expect(commands.join()).not.toContain(password);
  });

  it('stops the server that a killed parent left behind, and reuses its data', async () => {
    const folder = folders.make();
    const parent = new NodeProcess([
      ...['--input-type=module', '-e', parentScript],
      ...[folder, JSON.stringify(program)],
    ]);
    await parent.prints('started');
    const left = readRecord(folder);
    await callRedis(left, 'SET kept yes');
    const [server] = await childrenOf(parent.pid);
    parent.kill('SIGKILL');
    await parent.ended;
    expect(await callRedis(left, 'PING')).toEqual({ ok: true, text: 'PONG' });

    const { call } = await start(folder);
    expect(await call('GET kept')).toEqual({ ok: true, text: 'yes' });
    await until('the old server is gone', async () => server && !(await isAlive(server.pid)));
  });

  it('refuses a folder while another parent uses it', async () => {
    const folder = folders.make();
    const first = await start(folder);
    await expect(start(folder)).rejects.toThrow(DataFolderBusyError);
    await expect(start(folder)).rejects.toThrow(`process ${process.pid}`);
    expect(await first.call('PING')).toEqual({ ok: true, text: 'PONG' });
  });

  it('refuses a folder that a parent in another container uses', async () => {
    const folder = folders.make();
    const first = await start(folder);
    // What a container reads of another one: a process and a port that it has not itself.
    writeFileSync(join(folder, 'server.json'), JSON.stringify({ port: 1, password: 'abc', parentPid: 2 ** 30 }));
    await expect(start(folder)).rejects.toThrow(DataFolderBusyError);
    expect(await first.call('PING')).toEqual({ ok: true, text: 'PONG' });
  });

  it('does not touch another program that listens on the last server’s port', async () => {
    const folder = folders.make();
    let heard = '';
    const stranger: Server = createServer((socket) => {
      socket
        .on('error', () => undefined)
        .on('data', (chunk) => {
          heard += chunk.toString();
          socket.end('-ERR what?\r\n');
        });
    });
    await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening));
    const { port } = stranger.address() as AddressInfo;
    writeFileSync(join(folder, 'server.json'), JSON.stringify({ port, password: 'abc', parentPid: 2 ** 30 }));
    const { call } = await start(folder);
    expect(await call('PING')).toEqual({ ok: true, text: 'PONG' });
    expect(heard).toContain('AUTH abc');
    stranger.close();
  });

  it('restarts a crashed server on the same port, with its data', async () => {
    const { redis, call, said } = await start(folders.make());
    await call('SET kept yes');
    const { port } = doorOf(redis.url);
    const server = (await childrenOf(process.pid)).find(({ command }) => command.includes(`:${port}`));
    kill(server?.pid);
    await until('it is back', () => said.includes('The embedded Redis is back.'));
    expect(await call('GET kept')).toEqual({ ok: true, text: 'yes' });
    expect(said[0]).toMatch(/ended by itself; it is started again in 1 s/);
  });

  it('stays away after a crash if another parent has taken the folder meanwhile, and keeps the record of that parent', async () => {
    const folder = folders.make();
    const { redis, said } = await start(folder);
    const { port } = doorOf(redis.url);
    const server = (await childrenOf(process.pid)).find(({ command }) => command.includes(`:${port}`));
    kill(server?.pid);
    const record = { ...readRecord(folder), password: 'f00d', parentPid: 1 };
    writeFileSync(join(folder, 'server.json'), JSON.stringify(record));
    await until('it gives up', () => said.some((line) => line.includes('in use by another Efêmera (process 1)')));
    await redis.stop();
    expect(readRecord(folder)).toEqual(record);
  });

  it('prints the output of a Redis that cannot start', async () => {
    const folder = folders.make();
    writeFileSync(join(folder, 'appendonlydir'), 'not a folder');
    await expect(start(folder)).rejects.toThrow(/did not start:\n.*(append|directory)/is);
  });
});

describe('a Redis for one test run', () => {
  it('ends with its parent, even when the parent is killed', async () => {
    const script = `
      const { startThrowawayRedis } = await import('@efemera/start/embedded-redis');
      const { url } = await startThrowawayRedis(JSON.parse(process.argv[1]));
      console.log('started ' + url);
      setInterval(() => undefined, 1000);`;
    const program = await findRedis(cacheFolder, () => undefined);
    const parent = new NodeProcess(['--input-type=module', '-e', script, JSON.stringify(program)]);
    await parent.prints('started redis://');
    const door = doorOf(/redis:\S+/.exec(parent.printed)?.[0] ?? '');
    expect(await callRedis(door, 'PING')).toEqual({ ok: true, text: 'PONG' });
    parent.kill('SIGKILL');
    await until('it is gone', () => callRedis(door, 'PING').then(...[() => false, () => true]));
  });

  it('ends when stopped, and leaves no folder', async () => {
    const program = await findRedis(cacheFolder, () => undefined);
    const { url, stop } = await startThrowawayRedis(program);
    await stop();
    await expect(callRedis(doorOf(url), 'PING')).rejects.toThrow();
  });
});
