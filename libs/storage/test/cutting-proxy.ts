import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * Stands between a store and Redis and cuts the connection after a given number of packets, as if the process were
 * killed there.
 */
export class CuttingProxy {
  #left = Infinity;
  #fatalPacket: number | null = null;
  #hasCut = false;
  #fatalText: { text: string; isSent: boolean } | null = null;
  readonly #sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async before(redisUrl: string): Promise<CuttingProxy> {
    const target = new URL(redisUrl);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const own = new URL(redisUrl);
    own.hostname = '127.0.0.1';
    own.port = String((server.address() as AddressInfo).port);
    const proxy = new CuttingProxy(server, own.href);
    server.on('connection', (client) => proxy.#join(client, connect(Number(target.port), target.hostname)));
    return proxy;
  }

  /** Lets this many packets still reach Redis, then cuts: the last one's answer and everything later are lost. */
  cutAfter(packets: number): void {
    this.#left = packets;
  }

  /** Cuts the next connection when its packet of this number comes: Redis gets neither that packet nor any later. */
  cutOnceAt(packet: number): void {
    this.#fatalPacket = packet;
  }

  /**
   * Cuts the connection once, at the first packet with this text, and lets later connections pass.
   *
   * @param isSent  whether Redis still gets the packet. Its answer is lost in both cases.
   */
  cutOnceWhere(text: string, isSent: boolean): void {
    this.#fatalText = { text, isSent };
    this.#hasCut = false;
  }

  get hasCut(): boolean {
    return this.#hasCut;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #join(client: Socket, redis: Socket): void {
    for (const socket of [client, redis]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
    }
    const fatalPacket = this.#fatalPacket;
    this.#fatalPacket = null;
    let packets = 0;
    client.on('data', (packet) => {
      if (++packets === fatalPacket) {
        this.#hasCut = true;
        client.destroy();
        return;
      }
      const fatal = this.#fatalText;
      if (fatal && packet.includes(fatal.text)) {
        this.#fatalText = null;
        this.#hasCut = true;
        if (fatal.isSent) redis.write(packet);
        client.destroy();
        return;
      }
      if (this.#left-- > 0) redis.write(packet);
      if (this.#left <= 0) client.destroy();
    });
    redis.on('data', (packet) => client.writable && client.write(packet));
    client.on('close', () => redis.end());
    redis.on('close', () => client.destroy());
  }
}
