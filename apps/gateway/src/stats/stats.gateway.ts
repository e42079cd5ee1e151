import type { Stats } from '@efemera/contract';
import { Storage } from '@efemera/storage';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Ack, ConnectedSocket, SubscribeMessage, WebSocketGateway, type OnGatewayDisconnect } from '@nestjs/websockets';
import { answer } from '../live/acknowledge.js';
import type { LiveSocket } from '../live/sockets.js';

const intervalMs = 1000;

/** Pushes the counters to whoever watches them: one read a second for all of them, and only while somebody does. */
@WebSocketGateway()
export class StatsGateway implements OnGatewayDisconnect<LiveSocket>, OnApplicationShutdown {
  readonly #logger = new Logger(StatsGateway.name);
  readonly #watchers = new Set<LiveSocket>();
  #timer: NodeJS.Timeout | null = null;
  #last: Stats | null = null;

  constructor(private readonly storage: Storage) {}

  @SubscribeMessage('stats:watch')
  async watch(@ConnectedSocket() socket: LiveSocket, @Ack() ack: unknown) {
    await answer(ack, async () => {
      const stats = await this.storage.stats.read();
      // Gone while the counters were read: nobody would ever remove it.
      if (socket.disconnected) return { stats };
      this.#watchers.add(socket);
      this.#last ??= stats;
      this.#timer ??= setInterval(() => void this.#push(), intervalMs);
      return { stats };
    });
  }

  @SubscribeMessage('stats:unwatch')
  async unwatch(@ConnectedSocket() socket: LiveSocket, @Ack() ack: unknown) {
    await answer(ack, async () => {
      this.#remove(socket);
      return { stats: await this.storage.stats.read() };
    });
  }

  handleDisconnect(socket: LiveSocket): void {
    this.#remove(socket);
  }

  onApplicationShutdown(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  #remove(socket: LiveSocket): void {
    this.#watchers.delete(socket);
    if (this.#watchers.size > 0 || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
    this.#last = null;
  }

  async #push(): Promise<void> {
    try {
      const stats = await this.storage.stats.read();
      const last = this.#last;
      this.#last = stats;
      if (stats.emailsCreated === last?.emailsCreated && stats.messagesReceived === last.messagesReceived) return;
      for (const socket of this.#watchers) socket.emit('stats:updated', stats);
    } catch (error) {
      this.#logger.debug({ msg: 'counters not read', err: String(error) });
    }
  }
}
