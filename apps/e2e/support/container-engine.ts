import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { freePort } from '@efemera/start/free-port';
import { root } from './code-block.js';

/** What a client of Docker asks for when it makes a container. */
export interface NewContainer {
  Image: string;
  Env?: string[];
  HostConfig: { PortBindings: Record<string, unknown> };
}
interface Container {
  asked: NewContainer;
  /** By `port/tcp` of the container: the port of this machine. */
  ports: Record<string, number>;
  folder: string;
  process: ChildProcess | null;
}

/** The settings that set the ports which the image exposes. */
const portSettings: Record<string, string> = { '3000/tcp': 'PORT', '2525/tcp': 'SMTP_PORT' };

/**
 * Answers those calls of Docker's API that `testcontainers` makes for one container, and runs the command of the image
 * `all-in-one` as a process of this machine.
 *
 * Tests use it on machines without a container engine. It does not try what an image does beyond its command: its user,
 * its read-only files, its build.
 */
export class ContainerEngine {
  /** What the client asked for, in order. */
  readonly made: NewContainer[] = [];
  /** The containers that the client has not removed yet. */
  readonly containers = new Map<string, Container>();

  private constructor(private readonly server: Server) {}

  /** @param images  the names of the images that the engine has; it can't pull any. */
  static async start(images: readonly string[]): Promise<ContainerEngine> {
    const server = createServer();
    const engine = new ContainerEngine(server);
    server.on('request', (request, response) => {
      engine.#answer(request, images).then(
        ([status, body]) => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(status === 204 ? undefined : JSON.stringify(body));
        },
        (error: unknown) => response.writeHead(500).end(JSON.stringify({ message: String(error) })),
      );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return engine;
  }

  /** The value of `DOCKER_HOST`. */
  get address(): string {
    return `tcp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const id of this.containers.keys()) await this.#remove(id);
    this.server.closeAllConnections();
    this.server.close();
  }

  async #answer(request: IncomingMessage, images: readonly string[]): Promise<[number, unknown]> {
    const path = new URL(request.url ?? '', 'http://engine').pathname.replace(/^\/v[\d.]+/, '');
    const call = `${request.method} ${path}`;
    if (call === 'GET /info') return [200, { OperatingSystem: 'Test', OSType: 'linux', ServerVersion: '28.0.0' }];
    // No container of an earlier run exists.
    if (call === 'GET /containers/json') return [200, []];
    const [, image] = /^GET \/images\/(.+)\/json$/.exec(call) ?? [];
    if (image) {
      const name = decodeURIComponent(image);
      return images.includes(name) ? [200, { Id: name }] : [404, { message: `No such image: ${name}` }];
    }
    if (call === 'POST /containers/create')
      return [201, { Id: await this.#create((await json(request)) as NewContainer) }];
    const [, method, id = '', action] = /^(\w+) \/containers\/(\w+)(?:\/(\w+))?$/.exec(call) ?? [];
    const container = this.containers.get(id);
    if (!container) return [404, { message: `${call} is not answered here` }];
    switch (`${method} ${action ?? ''}`) {
      case 'POST start':
        container.process = run(container);
        return [204, null];
      case 'GET json':
        return [200, inspected(id, container)];
      case 'POST stop':
        await end(container);
        return [204, null];
      case 'DELETE ':
        await this.#remove(id);
        return [204, null];
      default:
        return [501, { message: `${call} is not answered here` }];
    }
  }

  async #create(asked: NewContainer): Promise<string> {
    const id = `c${this.made.push(asked)}`;
    const ports: Record<string, number> = {};
    for (const port of Object.keys(asked.HostConfig.PortBindings)) ports[port] = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'efemera-container-'));
    this.containers.set(id, { asked, ports, folder, process: null });
    return id;
  }

  async #remove(id: string): Promise<void> {
    const container = this.containers.get(id);
    if (!container) return;
    await end(container);
    rmSync(container.folder, { recursive: true, force: true });
    this.containers.delete(id);
  }
}

const isRunning = (child: ChildProcess | null): child is ChildProcess =>
  child !== null && child.exitCode === null && child.signalCode === null;

async function end({ process: child }: Container): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Runs the image's command with the environment of image and container. */
function run({ asked, ports, folder }: Container): ChildProcess {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const [, command = '[]'] = /^FROM \S+ AS all-in-one$[^]*?^CMD (.*)$/m.exec(dockerfile) ?? [];
  const [, ...args] = JSON.parse(command) as string[];
  const env: NodeJS.ProcessEnv = { PATH: process.env['PATH'], HOME: folder, DATA_DIR: folder };
  for (const line of asked.Env ?? []) env[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1);
  for (const [port, own] of Object.entries(ports)) env[portSettings[port] ?? port] = String(own);
  return spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
}

function inspected(id: string, container: Container) {
  const { asked, ports } = container;
  const running = isRunning(container.process);
  const status = running ? 'running' : container.process ? 'exited' : 'created';
  const bound = Object.entries(ports).map(([port, own]) => [port, [{ HostIp: '127.0.0.1', HostPort: String(own) }]]);
  return {
    Id: id,
    Name: `/${id}`,
    Config: { Hostname: id, Labels: {} },
    HostConfig: asked.HostConfig,
    State: { Status: status, Running: running, StartedAt: '2026-01-01T00:00:00Z', FinishedAt: '0001-01-01T00:00:00Z' },
    NetworkSettings: { Ports: Object.fromEntries(bound) as object, Networks: {} },
  };
}
