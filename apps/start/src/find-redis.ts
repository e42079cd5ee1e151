import {
  copiedProgram,
  copyDebianPackages,
  installDebianPackage,
  isRoot,
  lastLine,
  onPath,
  runCommand,
  type Command,
} from './programs.js';

/** A Redis server that can be started here: a program of this system, or a container that another program runs. */
export interface RedisProgram {
  command: Command;
  image?: string;
}

const image = 'redis:7-bookworm';
/** The oldest version that the Lua scripts are tested on. Debian 11 and Ubuntu 22.04 have older ones. */
const oldestVersion = [7, 0] as const;

class NoRedisError extends Error {
  constructor(tried: string[]) {
    super(
      [
        'There is no Redis server here, and none could be fetched.',
        ...tried.map((reason) => `  ${reason}`),
        'Install one and start again:',
        '  Debian, Ubuntu: sudo apt-get install redis-server',
        '  macOS:          brew install redis',
        '  or point REDIS_URL at a running one, such as redis://localhost:6379',
      ].join('\n'),
    );
    this.name = 'NoRedisError';
  }
}

/**
 * Finds a Redis (or Valkey) server, or fetches one. Tries in this order: a program on PATH, a copy under `cacheFolder`
 * (no root needed), a system package, a container.
 *
 * @param say called before each step that takes long.
 * @throws NoRedisError with what was tried and the command to install one.
 */
export async function findRedis(cacheFolder: string, say: (line: string) => void): Promise<RedisProgram> {
  const tried: string[] = [];
  const suited = async (command: Command | null): Promise<RedisProgram | null> => {
    if (!command) return null;
    const fault = await versionFault(command);
    if (fault) tried.push(`${command.at(-1)}: ${fault}`);
    return fault ? null : { command };
  };
  const installed = async () => {
    for (const name of ['redis-server', 'valkey-server']) {
      const path = await onPath(name);
      const program = await suited(path ? [path] : null);
      if (program) return program;
    }
    return null;
  };
  const copied = () => suited(copiedProgram(`${cacheFolder}/redis`, 'usr/bin/redis-server'));

  const here = (await installed()) ?? (await copied());
  if (here) return here;

  if ((await onPath('apt-get')) && (await onPath('dpkg'))) {
    say('fetching Redis from the package archive, once');
    const ways = [
      () => copyDebianPackages(['redis-server', 'redis-tools'], `${cacheFolder}/redis`).then(copied),
      ...(isRoot() ? [() => installDebianPackage('redis-server').then(installed)] : []),
    ];
    for (const way of ways) {
      try {
        const program = await way();
        if (program) return program;
      } catch (error) {
        tried.push(`apt-get: ${lastLine(error)}`);
      }
    }
  } else {
    tried.push('apt-get: not on this system.');
  }

  const docker = await onPath('docker');
  if (!docker) throw new NoRedisError([...tried, 'docker: not on this system.']);
  const program: RedisProgram = { command: [docker], image };
  if (await succeeds([docker, 'image', 'inspect', image])) return program;
  say(`fetching the container image ${image}, once`);
  try {
    await runCommand([docker, 'pull', '-q', image], 300_000);
    return program;
  } catch (error) {
    throw new NoRedisError([...tried, `docker: ${lastLine(error)}`]);
  }
}

const succeeds = (command: Command) =>
  runCommand(command, 10_000).then(
    () => true,
    () => false,
  );

/** Returns the reason why this server cannot be used, or null. */
async function versionFault(command: Command): Promise<string | null> {
  try {
    const { stdout } = await runCommand([...command, '--version'], 10_000);
    const [, major = 0, minor = 0] = (/v=(\d+)\.(\d+)/.exec(stdout) ?? []).map(Number);
    const [oldestMajor, oldestMinor] = oldestVersion;
    if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
    return `version ${major}.${minor} is older than ${oldestMajor}.${oldestMinor}.`;
  } catch (error) {
    return lastLine(error);
  }
}
