import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pushNoticeSchema, type BrowserSubscription, type PushNotice } from '@efemera/contract';
import { decrypt } from 'http_ece';

export interface PushCall {
  path: string;
  headers: IncomingHttpHeaders;
  bytes: number;
  notice: PushNotice;
  /** The public key that has signed the call. */
  signedBy: string;
}

/** A browser that subscribes to the push service below. */
export interface SubscribedBrowser {
  subscription: BrowserSubscription;
  /**
   * The notices that the push service holds for this browser: a later notice with the same topic replaces the earlier one.
   */
  notices(): PushNotice[];
}

/**
 * A push service over HTTP as RFC 8030 describes it. It checks the signature of each call and decrypts it as a browser
 * does.
 */
export class PushService {
  readonly calls: PushCall[] = [];
  /** Reasons why calls could not have been read by any browser, one for each such call. */
  readonly faults: string[] = [];
  answer: (response: ServerResponse, call: PushCall) => void = (response) => void response.writeHead(201).end();
  readonly #browsers = new Map<string, { secret: ECDH; authSecret: string; byTopic: Map<string, PushNotice> }>();

  private constructor(
    private readonly server: Server,
    private readonly host: string,
  ) {
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        try {
          const call = this.#read(request.url ?? '', request.headers, Buffer.concat(chunks));
          this.calls.push(call);
          this.answer(response, call);
        } catch (error) {
          this.faults.push(String(error));
          response.writeHead(400).end();
        }
      });
    });
  }

  static async start(host = '127.0.0.1'): Promise<PushService> {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    return new PushService(server, host);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  newBrowser(): SubscribedBrowser {
    const secret = createECDH('prime256v1');
    secret.generateKeys();
    const authSecret = randomBytes(16).toString('base64url');
    const path = `/send/${randomBytes(12).toString('base64url')}`;
    const byTopic = new Map<string, PushNotice>();
    this.#browsers.set(path, { secret, authSecret, byTopic });
    return {
      subscription: {
        endpoint: `http://${this.host}:${this.port}${path}`,
        keys: { p256dh: secret.getPublicKey('base64url'), auth: authSecret },
      },
      notices: () => [...byTopic.values()],
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  #read(path: string, headers: IncomingHttpHeaders, body: Buffer): PushCall {
    const browser = this.#browsers.get(path);
    if (!browser) throw new Error(`There is no subscription ${path}.`);
    const { secret, authSecret, byTopic } = browser;
    const text = decrypt(body, { version: 'aes128gcm', privateKey: secret, authSecret }).toString();
    const notice = pushNoticeSchema.strict().parse(JSON.parse(text));
    const signedBy = this.#signerOf(headers.authorization ?? '');
    byTopic.set(String(headers['topic']), notice);
    return { path, headers, bytes: body.length, notice, signedBy };
  }

  /** RFC 8292 §3. */
  #signerOf(authorization: string): string {
    const [, head = '', claims = '', signature = '', key = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    const signed = Buffer.from(`${head}.${claims}`);
    if (!verify('sha256', signed, proof, Buffer.from(signature, 'base64url')))
      throw new Error('The signature is wrong.');
    const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
    if (aud !== `http://${this.host}:${this.port}`) throw new Error(`The signature is for ${aud}.`);
    return key;
  }
}
