import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataFolderUnusableError, prepareDataFolder } from './data-folder.js';
import type { RedisProgram } from './find-redis.js';
import { lockFolder, type FolderLock } from './folder-lock.js';
import { freePort } from './free-port.js';
import { callRedis, openRedis, redisUrl, type RedisDoor } from './redis-call.js';

/** Time limit for Redis to answer a connection, and to stop. Loading a large file is not counted. */
const answerTimeoutMs = 20_000;
const endTimeoutMs = 15_000;
/**
 * Name of the connection that the parent holds open while it lives. The kernel closes the connection when the parent
 * dies, so a missing connection means a dead parent.
 */
const parentName = 'efemera-start';

/** The record beside the data files, by which the next start recognises a server that a killed parent left running. */
interface ServerRecord extends RedisDoor {
  parentPid: number;
}

export class DataFolderBusyError extends Error {
  constructor(folder: string) {
    const parentPid = readRecord(folder)?.parentPid;
    super(
      `${folder} is in use by another Efêmera${parentPid === undefined ? '' : ` (process ${parentPid})`}.\n` +
        'Stop that one, which may run in another container, or set DATA_DIR to another folder.',
    );
    this.name = 'DataFolderBusyError';
  }
}

class RedisStartError extends Error {
  constructor(lines: string[]) {
    super(['The embedded Redis did not start:', ...lines.map((line) => `  ${line}`)].join('\n'));
    this.name = 'RedisStartError';
  }
}

interface LaunchOptions {
  program: RedisProgram;
  door: RedisDoor;
  folder: string;
  /** `maxmemory`; 0 means no limit. */
  maxMemoryBytes: number;
  /**
   * True: data is kept in an append-only file. False: nothing is written to disk, and the server ends with this
   * process, however this process ends.
   */
  lasting: boolean;
}

/**
 * A shell line that runs its arguments and ends them when descriptor 3 closes. The kernel closes it when the process at
 * the other end dies, so a killed test run leaves no Redis behind.
 */
const untilParentEnds =
  'exec 4<&0; "$@" <&4 & server=$!; { cat <&3; kill $server; } >/dev/null 2>&1 4<&- & wait $server';

/** One running Redis server process. */
class RedisServer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly door: RedisDoor,
    readonly exited: Promise<void>,
  ) {}

  static async launch({ program, door, folder, lasting, maxMemoryBytes }: LaunchOptions): Promise<RedisServer> {
    // Passes the settings by standard input: every local user could read a password in the command line.
    const settings = [
      `port ${door.port}`,
      `bind ${program.image ? '*' : '127.0.0.1'}`,
      `requirepass ${door.password}`,
      `dir ${JSON.stringify(program.image ? '/data' : folder)}`,
      'save ""',
      `appendonly ${lasting ? 'yes' : 'no'}`,
      'appendfsync everysec',
      // Redis must refuse new mail when it is full. It must not evict stored mail, for which the sender has already got
      // a 250.
      'maxmemory-policy noeviction',
      // Without a limit a flood of mail fills the machine's memory, and the kernel kills Redis or another program.
      `maxmemory ${maxMemoryBytes}`,
      // Keeps the hash of a small mail in one piece of memory, which saves some 350 bytes a mail. The standard is 64.
      'hash-max-listpack-value 2048',
      // By default Redis rewrites a file of 64 MB once it has doubled: a flood would cause one rewrite after the other,
      // and listings would wait for the disk. The worker makes Redis rewrite the file anyway after mail was deleted.
      'auto-aof-rewrite-min-size 512mb',
      // At this log level Redis prints the id of the process that rewrites the file, for `yieldIfRewriting`.
      'loglevel notice',
    ];
    const user = process.getuid ? ['--user', `${process.getuid()}:${process.getgid?.()}`] : [];
    const publish = ['-p', `127.0.0.1:${door.port}:${door.port}`, '-v', `${folder}:/data`];
    const inContainer = program.image ? ['run', '-i', '--rm', ...publish, ...user, program.image, 'redis-server'] : [];
    const command = [...program.command, ...inContainer, '-'];
    const [file = '', ...args] = lasting ? command : ['sh', '-c', untilParentEnds, 'sh', ...command];
    // The server has its own process group, so that Ctrl-C reaches only the parent, which stops the other processes
    // before Redis.
    const child = spawn(file, args, {
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const lines: string[] = [];
    const read = (chunk: Buffer) => {
      const added = linesOf(chunk);
      lines.splice(0, lines.length, ...[...lines, ...added].slice(-8));
      if (!program.image) added.forEach(yieldIfRewriting);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(`${settings.join('\n')}\n`);
    const exited = new Promise<void>((resolve) => {
      child.once('error', (error) => {
        lines.push(error.message);
        resolve();
      });
      child.once('exit', () => child.stdio[3]?.destroy());
      child.once('close', () => resolve());
    });

    const server = new RedisServer(child, door, exited);
    let ended = false;
    void exited.then(() => (ended = true));
    for (let deadline = Date.now() + answerTimeoutMs; Date.now() < deadline; await pause(25)) {
      if (ended) throw new RedisStartError(lines);
      const reply = await callRedis(door, 'PING').catch(() => null);
      if (reply?.ok) return server;
      if (reply?.text.startsWith('LOADING')) deadline = Date.now() + answerTimeoutMs;
    }
    server.#kill();
    throw new RedisStartError([...lines, `It does not answer on port ${door.port}.`]);
  }

  /** Stops the server with SHUTDOWN: Redis writes its file to the end before it closes the port. */
  async stop(): Promise<void> {
    // When all is well, Redis closes the connection without a reply.
    await callRedis(this.door, 'SHUTDOWN', endTimeoutMs).catch(() => undefined);
    if (await this.#endsWithin(endTimeoutMs)) return;
    this.#kill();
    await this.exited;
  }

  #kill(): void {
    const { pid } = this.child;
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // The server has already ended.
    }
  }

  #endsWithin(timeoutMs: number): Promise<boolean> {
    return Promise.race([this.exited.then(() => true), pause(timeoutMs, false, { ref: false })]);
  }
}

/**
 * Nice value of the process that rewrites the file, so that it takes less processor time from the intake. With the
 * highest nice value, the process might not end within `ERASE_SECONDS` under a flood.
 */
const rewriteNiceness = 10;

/** Lowers the priority of the process that Redis has started to rewrite its file, if this line of its log names one. */
function yieldIfRewriting(line: string): void {
  const [, pid] = /append only file rewriting started by pid (\d+)/.exec(line) ?? [];
  if (pid === undefined) return;
  try {
    setPriority(Number(pid), rewriteNiceness);
  } catch {
    // The process has already ended.
  }
}

const linesOf = (chunk: Buffer) =>
  chunk
    .toString('utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

const newDoor = async (): Promise<RedisDoor> => ({
  port: await freePort(),
  // Redis splits inline commands at spaces and quotes; a hexadecimal password contains neither.
  password: randomBytes(24).toString('hex'),
});

export interface EmbeddedRedisOptions {
  program: RedisProgram;
  /** Folder of the append-only file; it survives restarts. */
  folder: string;
  /** Limit for the memory of its data, in bytes. */
  maxMemoryBytes: number;
  say: (line: string) => void;
}

/**
 * The Redis of `npm start`: on a free loopback port, with a random password and an append-only file.
 *
 * A server that a killed parent left behind is recognised by its password and stopped before a new one opens the same
 * file. After a crash the server is started again on the same port with the same password, so its clients simply
 * reconnect.
 */
export class EmbeddedRedis {
  #server: RedisServer | null = null;
  #presence: Socket | null = null;
  #stopping = false;
  readonly #recordFile: string;

  private constructor(
    private readonly options: EmbeddedRedisOptions,
    private readonly door: RedisDoor,
    private readonly lock: FolderLock,
  ) {
    this.#recordFile = join(options.folder, 'server.json');
  }

  get url(): string {
    return redisUrl(this.door);
  }

  /** @throws DataFolderUnusableError | DataFolderBusyError | RedisStartError */
  static async start(options: EmbeddedRedisOptions): Promise<EmbeddedRedis> {
    const { folder, say } = options;
    prepareDataFolder(folder);
    const lock = await lockFolder(folder);
    if (!lock) throw new DataFolderBusyError(folder);
    if (!lock.isHeld) say(`${folder} cannot be locked: let no other container use it.`);
    const redis = new EmbeddedRedis(options, await newDoor(), lock);
    try {
      await endLeftBehind(folder);
      redis.#writeRecord();
      await redis.#launch();
      // Without a lock, or where both have removed the socket of a dead process, two parents may start at the same
      // instant: the one whose record is in the file continues, the other one stops.
      if (!redis.#ownsFolder) throw new DataFolderBusyError(folder);
    } catch (error) {
      await redis.stop();
      throw error;
    }
    return redis;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#presence?.destroy();
    await this.#server?.stop();
    if (this.#ownsFolder) rmSync(this.#recordFile, { force: true });
    this.lock.release();
  }

  /** False when another parent has written its record since: it found no server here, and has started one of its own. */
  get #ownsFolder(): boolean {
    return readRecord(this.options.folder)?.password === this.door.password;
  }

  async #launch(): Promise<void> {
    const { program, folder, maxMemoryBytes } = this.options;
    this.#server = await RedisServer.launch({ program, folder, maxMemoryBytes, door: this.door, lasting: true });
    const { socket } = await openRedis(this.door, [`CLIENT SETNAME ${parentName}`]);
    this.#presence = socket;
    void this.#server.exited.then(() => this.#relaunch());
  }

  async #relaunch(): Promise<void> {
    for (let pauseMs = 1000; !this.#stopping; pauseMs = Math.min(2 * pauseMs, 30_000)) {
      this.options.say(`The embedded Redis ended by itself; it is started again in ${pauseMs / 1000} s.`);
      await pause(pauseMs);
      if (this.#stopping) return;
      try {
        if (!this.#ownsFolder) await this.#takeBackFolder();
        await this.#launch();
        this.options.say('The embedded Redis is back.');
        // stop() was called during the launch. Stop the new server here: no other code has a reference to it.
        if (this.#stopping) await this.#server?.stop();
        return;
      } catch (error) {
        this.options.say((error as Error).message);
        if (error instanceof DataFolderBusyError) return;
      }
    }
  }

  /** @throws DataFolderBusyError if another parent lives that has taken the folder: two servers would damage its file. */
  async #takeBackFolder(): Promise<void> {
    const record = readRecord(this.options.folder);
    if (record && isAlive(record.parentPid)) throw new DataFolderBusyError(this.options.folder);
    await endLeftBehind(this.options.folder);
    this.#writeRecord();
  }

  #writeRecord(): void {
    const record: ServerRecord = { ...this.door, parentPid: process.pid };
    const unfinished = `${this.#recordFile}.${process.pid}`;
    try {
      writeFileSync(unfinished, JSON.stringify(record), { mode: 0o600 });
      renameSync(unfinished, this.#recordFile);
    } catch (error) {
      throw new DataFolderUnusableError(this.options.folder, error);
    }
  }
}

/**
 * Returns the address of the folder's embedded Redis, running or not; null if none was ever started or it was stopped.
 */
export function embeddedRedisUrl(folder: string): string | null {
  const record = readRecord(folder);
  return record && redisUrl(record);
}

function readRecord(folder: string): ServerRecord | null {
  try {
    const { port, password, parentPid } = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8')) as ServerRecord;
    const sound = Number.isInteger(port) && /^[0-9a-f]+$/.test(password) && Number.isInteger(parentPid);
    return sound ? { port, password, parentPid } : null;
  } catch {
    return null;
  }
}

/**
 * Makes sure that no other server writes to the folder: throws while another parent lives, and stops the server of a
 * dead parent.
 */
async function endLeftBehind(folder: string): Promise<void> {
  const record = readRecord(folder);
  if (!record) return;
  const hasParent = isAlive(record.parentPid);
  const newDeadline = () => Date.now() + (hasParent ? 3000 : 0);
  for (let deadline = newDeadline(); ; await pause(100)) {
    const list = await callRedis(record, 'CLIENT LIST').catch(() => null);
    if (list?.text.includes(`name=${parentName}`)) throw new DataFolderBusyError(folder);
    // A living parent may still be starting its server: it opens the named connection once the file has been read.
    const reply = hasParent ? await callRedis(record, 'PING').catch(() => null) : null;
    if (reply?.text.startsWith('LOADING')) deadline = newDeadline();
    if (Date.now() < deadline) continue;
    // Another program on that port refuses the password or speaks another protocol: it is not our server and is left
    // running.
    return list ? endServer(record, folder) : undefined;
  }
}

async function endServer(record: ServerRecord, folder: string): Promise<void> {
  for (const deadline = Date.now() + endTimeoutMs; Date.now() < deadline; await pause(100)) {
    await callRedis(record, 'SHUTDOWN', endTimeoutMs).catch(() => undefined);
    const answer = await callRedis(record, 'PING').catch(() => null);
    if (!answer) return;
  }
  throw new RedisStartError([`A server of an earlier start still holds ${folder} and does not end.`]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Starts a Redis for one test run, with its own port and password, that keeps nothing on disk. */
export async function startThrowawayRedis(program: RedisProgram): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'efemera-redis-'));
  const door = await newDoor();
  const server = await RedisServer.launch({ program, door, folder, maxMemoryBytes: 0, lasting: false });
  return {
    url: redisUrl(door),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
