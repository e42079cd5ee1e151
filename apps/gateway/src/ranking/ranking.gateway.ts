import { rankingKinds } from '@efemera/contract';
import { RankingStore } from '@efemera/storage';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Ack, ConnectedSocket, SubscribeMessage, WebSocketGateway, type OnGatewayDisconnect } from '@nestjs/websockets';
import { answer } from '../live/acknowledge.js';
import type { LiveSocket } from '../live/sockets.js';
import { WatchedValue } from '../live/watched-value.js';

/** Tells sockets that watch the rankings when one has changed. */
@WebSocketGateway()
export class RankingGateway implements OnGatewayDisconnect<LiveSocket>, OnApplicationShutdown {
  readonly #logger = new Logger(RankingGateway.name);
  readonly #changes;

  constructor(rankings: RankingStore) {
    this.#changes = new WatchedValue({
      read: () => rankings.changes(),
      tell: (watchers, changes, before) => {
        for (const kind of rankingKinds) {
          const updatedAt = changes[kind];
          if (updatedAt === null || updatedAt === before[kind]) continue;
          watchers.emit('ranking:updated', { kind, updatedAt });
        }
      },
      onError: (error) => this.#logger.debug({ msg: 'rankings not read', err: String(error) }),
    });
  }

  @SubscribeMessage('ranking:watch')
  async watch(@ConnectedSocket() socket: LiveSocket, @Ack() ack: unknown) {
    await answer(ack, async () => {
      await this.#changes.watch(socket);
      return {};
    });
  }

  @SubscribeMessage('ranking:unwatch')
  async unwatch(@ConnectedSocket() socket: LiveSocket, @Ack() ack: unknown) {
    await answer(ack, () => {
      this.#changes.unwatch(socket);
      return Promise.resolve({});
    });
  }

  handleDisconnect(socket: LiveSocket): void {
    this.#changes.unwatch(socket);
  }

  onApplicationShutdown(): void {
    this.#changes.stop();
  }
}
