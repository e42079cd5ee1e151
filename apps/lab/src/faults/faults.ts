import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { copyDebianPackages } from '@efemera/start/programs';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import type { Role } from '@efemera/testing/system';
import { until } from '@efemera/testing/until';
import { cacheFolder, OwnRedis } from './own-redis.js';
import { RedisProxy } from './redis-proxy.js';
import type { Fault, Scene } from './trial.js';

const run = promisify(execFile);
const hourMs = 3_600_000;

/** Kills all processes of a kind, and once more when they are back. */
const killTwice =
  (role: Role) =>
  async ({ system }: Scene) => {
    for (let time = 1; time <= 2; time++) {
      const killed = system.signal(role, 'SIGKILL');
      await until(`the ${role} is back`, () => system.pidsOf(role).some((pid) => !killed.includes(pid)));
      if (time === 1) {
        await until('it works', () => system.isReady());
        await pause(1000);
      }
    }
  };

/** The distinct reply codes of mails refused since then. */
const refusalsSince = ({ ledger }: Scene, atMs: number): number[] => [
  ...new Set(ledger.mails.flatMap(({ code, sentAtMs }) => (code && code !== 250 && sentAtMs > atMs ? [code] : []))),
];

/**
 * Makes Redis refuse writes until a sender gets this reply code, and for four seconds more. Returns a sentence for the
 * report that names the codes that senders got.
 */
async function putOff(scene: Scene, code: number, fault: { begin: string; end: string }): Promise<string> {
  const beganMs = performance.now();
  await scene.redis(fault.begin);
  await until(`senders get ${code}`, () => refusalsSince(scene, beganMs).includes(code), 15_000);
  await pause(4000);
  await scene.redis(fault.end);
  return `senders got ${refusalsSince(scene, beganMs).join(', ')}`;
}

const withRedis = async (env: Record<string, string> = {}) => {
  const redis = await OwnRedis.start(env);
  const { port, password } = redis.door;
  return { redis, env: { REDIS_URL: `redis://:${password}@127.0.0.1:${port}/0` } };
};

function proxied(): Fault {
  let proxy: RedisProxy;
  return {
    name: 'redis-unreachable',
    what: 'the network to Redis cut for 5 s, then silent for 12 s',
    recoverWithinMs: 15_000,
    prepare: async () => {
      const redis = await OwnRedis.start();
      proxy = await RedisProxy.before(redis.door.port);
      return {
        env: { REDIS_URL: `redis://:${redis.door.password}@127.0.0.1:${proxy.port}/0` },
        door: redis.door,
        end: async () => {
          await proxy.close();
          await redis.stop();
        },
      };
    },
    provoke: async () => {
      proxy.set('cut');
      await pause(5000);
      proxy.set('open');
      await pause(3000);
      proxy.set('silent');
      await pause(12_000);
      proxy.set('open');
    },
  };
}

/** Limits the file size of the process: writes then fail as on a full disk, without filling a disk and without root. */
function diskFull(): Fault {
  let redis: OwnRedis;
  const limitFiles = (bytes: string) => run('prlimit', ['--pid', String(redis.pid), `--fsize=${bytes}:`]);
  return {
    name: 'disk-full',
    what: 'no room for the append-only file for some seconds',
    prepare: async () => {
      const own = await withRedis();
      redis = own.redis;
      return { env: own.env, door: redis.door, end: () => redis.stop() };
    },
    provoke: async (scene) => {
      const beganMs = performance.now();
      await limitFiles(String(redis.largestFileBytes + 50_000));
      await until('senders get 451', () => refusalsSince(scene, beganMs).includes(451), 15_000);
      await pause(4000);
      await limitFiles('unlimited');
      return `senders got ${refusalsSince(scene, beganMs).join(', ')}`;
    },
  };
}

const smallDiskBytes = 24 * 1024 ** 2;

/**
 * Mail fills a small file system. After `kill -9`, Redis restarts from the part of the append-only file that fitted.
 * Needs root, for `mount`.
 */
function smallDisk(): Fault {
  let disk: string;
  return {
    name: 'disk-small',
    what: 'mail fills the disk of the append-only file, then kill -9 of Redis',
    recoverWithinMs: 15_000,
    prepare: async () => {
      disk = mkdtempSync(join(tmpdir(), 'efemera-disk-'));
      await run('mount', ['-t', 'tmpfs', '-o', `size=${smallDiskBytes}`, 'none', disk]);
      return {
        env: {},
        dataFolder: join(disk, 'data'),
        end: async () => {
          await run('umount', [disk]);
          rmSync(disk, { recursive: true });
        },
      };
    },
    provoke: async (scene) => {
      const beganMs = performance.now();
      const fillerBytes = smallDiskBytes - 4 * 1024 ** 2;
      await scene.redis(`EVAL "redis.call('SET', 'filler', string.rep('x', ${fillerBytes})) return 1" 0`);
      await until('senders get 451', () => refusalsSince(scene, beganMs).includes(451), 60_000);
      await pause(1000);
      const killed = scene.system.signal('redis', 'SIGKILL');
      await until('Redis is back', () => scene.system.pidsOf('redis').some((pid) => !killed.includes(pid)), 20_000);
      await pause(4000);
      await run('mount', ['-o', `remount,size=${10 * smallDiskBytes}`, disk]);
      return `senders got ${refusalsSince(scene, beganMs).join(', ')}`;
    },
  };
}

/** Stops each process in turn, for five seconds and then for fifteen. */
const stopEach: Fault['provoke'] = async ({ system }) => {
  for (const seconds of [5, 15]) {
    for (const role of ['smtp', 'worker', 'gateway', 'redis'] as const) {
      system.signal(role, 'SIGSTOP');
      await pause(seconds * 1000);
      system.signal(role, 'SIGCONT');
      await until('it works', () => system.isReady(), 30_000);
    }
  }
};

/** Senders on mobile networks: some send single bytes at intervals, some vanish in the middle of a command. */
function slowSenders(): Fault {
  const steps = ['EHLO slow.test\r\n', 'MAIL FROM:<a@slow.test>\r\n', '', 'DATA\r\n', 'Subject: never ends\r\n\r\n'];
  const vanish = async (port: number, to: string, after: number) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    for (const [i, step] of steps.slice(0, after).entries()) {
      socket.write(i === 2 ? `RCPT TO:<${to}>\r\n` : step);
      await pause(100);
    }
    socket.resetAndDestroy();
  };
  const trickle = async (port: number, to: string, open: () => boolean) => {
    const sender = await SmtpSender.connect(port);
    for (const line of ['MAIL FROM:<a@slow.test>', `RCPT TO:<${to}>`, 'DATA']) await sender.command(line);
    while (open()) {
      sender.write('x');
      await pause(300);
    }
    sender.destroy();
  };
  return {
    name: 'slow-senders',
    what: '100 senders with single bytes at intervals, and 400 that vanish at each step',
    provoke: async ({ system: { smtpPort }, inbox: { address } }) => {
      let open = true;
      const trickling = Array.from({ length: 100 }, () => trickle(smtpPort, address, () => open));
      for (let wave = 0; wave < 8; wave++) {
        await Promise.all(Array.from({ length: 50 }, (_, n) => vanish(smtpPort, address, 1 + (n % steps.length))));
      }
      open = false;
      await Promise.all(trickling);
    },
  };
}

/** Pages on bad networks: some read nothing, some vanish without closing, again and again. */
function slowBrowsers(): Fault {
  const openSocket = async (url: string, address: string, token: string): Promise<Socket> => {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const upgrade = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
    const key = `Sec-WebSocket-Key: ${Buffer.alloc(16, 7).toString('base64')}`;
    socket.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\n${upgrade.join('\r\n')}\r\n${key}\r\n\r\n`,
    );
    await pause(100);
    socket.write(frame('40'));
    socket.write(frame(`421${JSON.stringify(['inbox:watch', { to: address, token }])}`));
    return socket;
  };
  return {
    name: 'slow-browsers',
    what: '200 pages that read nothing, and 300 that come and vanish',
    provoke: async ({ api, ledger, inbox: { address, token } }) => {
      const deaf = await Promise.all(Array.from({ length: 200 }, () => openSocket(api.url, address, token)));
      for (const socket of deaf) socket.pause();
      const before = ledger.mails.length;
      for (let wave = 0; wave < 6; wave++) {
        const gone = await Promise.all(Array.from({ length: 50 }, () => openSocket(api.url, address, token)));
        await pause(300);
        for (const socket of gone) socket.resetAndDestroy();
      }
      for (const socket of deaf) socket.destroy();
      return `${ledger.mails.length - before} mails meanwhile`;
    },
  };
}

/** A text frame as a browser sends it, masked with zeros. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? [0x81, 0x80 | body.length] : [0x81, 0xfe, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}

function clockOf(role: 'smtp' | 'worker' | 'gateway'): Fault {
  let file: string;
  return {
    name: `clock-${role}`,
    what: `the clock of the ${role} an hour ahead, then an hour behind`,
    prepare: () => {
      const folder = mkdtempSync(join(tmpdir(), 'efemera-clock-'));
      file = join(folder, 'shift');
      const preload = new URL('./shifted-clock.mjs', import.meta.url).href;
      return Promise.resolve({
        env: { NODE_OPTIONS: `--import=${preload}`, CLOCK_FILE: file },
        end: () => Promise.resolve(rmSync(folder, { recursive: true })),
      });
    },
    provoke: async ({ system }) => {
      for (const shiftMs of [hourMs, -hourMs, 0]) {
        writeFileSync(file, String(shiftMs));
        system.signal(role, 'SIGUSR2');
        await pause(2500);
      }
    },
  };
}

/** libfaketime gives a program another clock; a copy is fetched if the system has none. */
async function libfaketime(): Promise<string> {
  const folder = join(cacheFolder, 'faketime');
  const places = ['', folder].flatMap((root) =>
    ['x86_64', 'aarch64'].map((machine) => `${root}/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`),
  );
  const find = () => places.find((path) => existsSync(path));
  if (!find()) await copyDebianPackages(['libfaketime'], folder);
  const path = find();
  if (!path) throw new Error('There is no libfaketime here, and none could be fetched.');
  return path;
}

function clockOfRedis(): Fault {
  let file: string;
  const shift = (seconds: string) => {
    writeFileSync(`${file}.next`, `${seconds}\n`);
    // libfaketime reads the file on every clock call, so it must never be half written.
    renameSync(`${file}.next`, file);
  };
  return {
    name: 'clock-redis',
    what: 'the clock of Redis an hour ahead, then an hour behind',
    prepare: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'efemera-clock-'));
      file = join(folder, 'shift');
      shift('+0');
      const { redis, env } = await withRedis({
        // With libc.so.6: the allocator of Debian's Redis asks for the time before libfaketime is ready to answer.
        LD_PRELOAD: `${await libfaketime()}:libc.so.6`,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      });
      return {
        env,
        door: redis.door,
        end: async () => {
          await redis.stop();
          rmSync(folder, { recursive: true });
        },
      };
    },
    provoke: async () => {
      for (const shifted of ['+3600', '-3600', '+0']) {
        shift(shifted);
        await pause(2500);
      }
    },
  };
}

/** All faults, in the order in which they are tried. */
export const faults: readonly Fault[] = [
  {
    name: 'smtp-killed',
    what: 'kill -9 of SMTP, twice',
    callsOnce: true,
    ttlSeconds: 22,
    provoke: killTwice('smtp'),
  },
  {
    name: 'worker-killed',
    what: 'kill -9 of the worker, twice',
    provoke: killTwice('worker'),
    recoverWithinMs: 20_000,
  },
  { name: 'gateway-killed', what: 'kill -9 of the gateway, twice', provoke: killTwice('gateway') },
  { name: 'redis-killed', what: 'kill -9 of Redis, twice', provoke: killTwice('redis'), recoverWithinMs: 15_000 },
  {
    name: 'redis-stopped',
    what: 'Redis stopped for 30 s (SIGSTOP)',
    recoverWithinMs: 15_000,
    provoke: async ({ system }) => {
      system.signal('redis', 'SIGSTOP');
      await pause(30_000);
      system.signal('redis', 'SIGCONT');
    },
  },
  {
    name: 'each-stopped',
    what: 'SMTP, worker, gateway and Redis stopped, each for 5 s and for 15 s (SIGSTOP)',
    recoverWithinMs: 15_000,
    provoke: stopEach,
  },
  proxied(),
  {
    name: 'redis-full',
    what: 'Redis at its memory limit',
    ttlSeconds: 22,
    provoke: async (scene) => {
      const used = /used_memory:(\d+)/.exec(await scene.redis('INFO memory'))?.[1];
      return putOff(scene, 452, {
        begin: `CONFIG SET maxmemory ${Number(used) + 100_000}`,
        end: 'CONFIG SET maxmemory 0',
      });
    },
  },
  {
    name: 'redis-read-only',
    what: 'Redis a replica, then without the replicas that it requires',
    provoke: async (scene) => {
      const replica = await putOff(scene, 451, { begin: 'REPLICAOF 127.0.0.1 1', end: 'REPLICAOF NO ONE' });
      await pause(1000);
      const lone = { begin: 'CONFIG SET min-replicas-to-write 1', end: 'CONFIG SET min-replicas-to-write 0' };
      await putOff(scene, 451, lone);
      return replica;
    },
  },
  diskFull(),
  smallDisk(),
  slowSenders(),
  slowBrowsers(),
  clockOf('smtp'),
  clockOf('worker'),
  clockOf('gateway'),
  clockOfRedis(),
];
