import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Address, ClientToServerEvents, ServerToClientEvents } from '@efemera/contract';
import { newMailId, Storage } from '@efemera/storage';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { io, type Socket } from 'socket.io-client';
import { readSettings } from '../src/config.js';
import { createApp } from '../src/create-app.js';
import { ApiDescription } from './api-description.js';

export { until } from '@efemera/testing/until';

export const domain = 'efemera.localhost';
export const adminToken = 'operator-secret-123456';
let counter = 0;
const run = randomBytes(4).toString('hex');
/** An address that no other test uses. */
export const someAddress = (): Address => `${run}-${++counter}@${domain}` as Address;

/** A mail with this many small attachments, whose names are a number and `name`. */
export const mailWithFiles = (count: number, name = 'a'): string =>
  [
    'Subject: files\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n',
    ...Array.from(
      { length: count },
      (_, i) => `--b\r\nContent-Disposition: attachment; filename="${i}${name}"\r\n\r\nx\r\n`,
    ),
    '--b--\r\n',
  ].join('');

export type LiveClient = Socket<ServerToClientEvents, ClientToServerEvents>;

/** The gateway in this process, on a port of its own, over the real store. */
export class TestGateway {
  private constructor(
    readonly app: NestExpressApplication,
    readonly url: string,
    readonly storage: Storage,
    readonly description: ApiDescription,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<TestGateway> {
    const settings = readSettings({
      REDIS_URL: process.env['TEST_REDIS_URL'],
      ADMIN_TOKEN: adminToken,
      DAILY_QUOTA_PER_IP: '100000',
      RATE_LIMITS: 'off',
      ...env,
    });
    const app = await createApp(settings, false);
    await app.get(Storage).whenReady(10_000);
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    return new TestGateway(app, url, app.get(Storage), await ApiDescription.of(url));
  }

  stop(): Promise<void> {
    return this.app.close();
  }

  /** Calls the gateway. The test fails where the answer is not as the gateway's OpenAPI document says. */
  call(
    method: string,
    path: string,
    options: { key?: string; cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const headers = new Headers(options.headers);
    if (options.key) headers.set('authorization', `Bearer ${options.key}`);
    if (options.cookie) headers.set('cookie', options.cookie);
    if (options.body !== undefined) headers.set('content-type', 'application/json');
    const body = options.body === undefined ? null : JSON.stringify(options.body);
    return fetch(this.url + path, { method, headers, body }).then(async (response) => {
      await this.description.check(method, path, response);
      return response;
    });
  }

  list(address: string, options: Parameters<TestGateway['call']>[2] & { query?: string } = {}) {
    return this.call('GET', `/api/emails?to=${encodeURIComponent(address)}${options.query ?? ''}`, options);
  }

  /** Claims an address, as a new visitor or as the visitor with this cookie. */
  async claim(address: string = someAddress(), cookie?: string) {
    const response = await this.call('POST', '/api/inboxes', { body: { address }, cookie });
    const setCookie = response.headers.get('set-cookie');
    const json = (await response.json()) as { address: Address; token: string; expiresAt: string };
    return { ...json, status: response.status, cookie: setCookie?.split(';')[0] ?? cookie ?? '', setCookie };
  }

  async deliver(
    address: Address,
    subject = 'Hello',
    source = `Subject: ${subject}\r\n\r\nHi there.\r\n`,
    tag: string | null = null,
  ): Promise<string> {
    const id = newMailId();
    const mail = { id, address, tag, receivedAtMs: Date.now(), from: 'Ana <ana@sender.test>', subject };
    const envelope = { ip: '192.0.2.1', helo: 'mx.sender.test', mailFrom: 'ana@sender.test', tls: false };
    await this.storage.mails.store({ ...mail, source: Buffer.from(source), envelope });
    return id;
  }

  async connect(options: { cookie?: string; origin?: string } = {}): Promise<LiveClient> {
    const extraHeaders = {
      ...(options.cookie && { cookie: options.cookie }),
      ...(options.origin && { origin: options.origin }),
    };
    const socket: LiveClient = io(this.url, {
      transports: ['websocket'],
      extraHeaders,
      reconnection: false,
      forceNew: true,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('connect_error', reject);
    });
    return socket;
  }
}

/** Resolves with the next event of this name; rejects if none comes within 30 seconds. */
export function nextEvent<E extends keyof ServerToClientEvents>(
  socket: LiveClient,
  event: E,
): Promise<Parameters<ServerToClientEvents[E]>[0]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${event} came.`)), 30_000);
    (socket as unknown as Socket).once(event as string, (payload: Parameters<ServerToClientEvents[E]>[0]) => {
      clearTimeout(timer);
      resolve(payload);
    });
  });
}
