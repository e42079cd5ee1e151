import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export type ProxyState = 'open' | 'cut' | 'silent';

/**
 * The network between the product and its Redis: open, cut (connections are closed at once), or silent (bytes never arrive).
 */
export class RedisProxy {
  #state: ProxyState = 'open';
  readonly #pairs = new Set<readonly [Socket, Socket]>();

  private constructor(
    private readonly server: Server,
    private readonly targetPort: number,
  ) {
    server.on('connection', (client) => this.#join(client));
  }

  static async before(targetPort: number): Promise<RedisProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new RedisProxy(server, targetPort);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  set(state: ProxyState): void {
    this.#state = state;
    for (const pair of this.#pairs) {
      // After a silence, the network has forgotten its connections: they are reset.
      if (state !== 'silent') for (const socket of pair) socket.destroy();
    }
  }

  async close(): Promise<void> {
    this.set('cut');
    this.server.close();
    await once(this.server, 'close');
  }

  #join(client: Socket): void {
    client.on('error', () => undefined);
    if (this.#state === 'cut') return void client.destroy();
    const redis = connect(this.targetPort, '127.0.0.1');
    const pair = [client, redis] as const;
    this.#pairs.add(pair);
    const pass = (to: Socket) => (chunk: Buffer) => this.#state === 'open' && to.writable && to.write(chunk);
    client.on('data', pass(redis));
    redis.on('data', pass(client)).on('error', () => undefined);
    for (const socket of pair) {
      socket.on('close', () => {
        this.#pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  }
}
