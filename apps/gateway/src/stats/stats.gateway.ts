import { TotalCounts } from '@efemera/storage';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Ack, ConnectedSocket, SubscribeMessage, WebSocketGateway, type OnGatewayDisconnect } from '@nestjs/websockets';
import { answer } from '../live/acknowledge.js';
import type { LiveSocket } from '../live/sockets.js';
import { WatchedValue } from '../live/watched-value.js';

/** Pushes the counters to sockets that watch them. */
@WebSocketGateway()
export class StatsGateway implements OnGatewayDisconnect<LiveSocket>, OnApplicationShutdown {
  readonly #logger = new Logger(StatsGateway.name);
  readonly #stats;

  constructor(totals: TotalCounts) {
    this.#stats = new WatchedValue({
      read: () => totals.read(),
      tell: (watchers, stats, before) => {
        if (stats.emailsCreated === before.emailsCreated && stats.messagesReceived === before.messagesReceived) return;
        watchers.emit('stats:updated', stats);
      },
      onError: (error) => this.#logger.debug({ msg: 'counters not read', err: String(error) }),
    });
  }

  @SubscribeMessage('stats:watch')
  async watch(@ConnectedSocket() socket: LiveSocket, @Ack() ack: unknown) {
    await answer(ack, async () => ({ stats: await this.#stats.watch(socket) }));
  }

  @SubscribeMessage('stats:unwatch')
  async unwatch(@ConnectedSocket() socket: LiveSocket, @Ack() ack: unknown) {
    await answer(ack, async () => {
      this.#stats.unwatch(socket);
      return { stats: await this.#stats.current() };
    });
  }

  handleDisconnect(socket: LiveSocket): void {
    this.#stats.unwatch(socket);
  }

  onApplicationShutdown(): void {
    this.#stats.stop();
  }
}
