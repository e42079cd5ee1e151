import { randomUUID } from 'node:crypto';
import { OpenSocketCounts } from '@efemera/storage';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayInit } from '@nestjs/websockets';
import type { LiveServer } from '../live/sockets.js';

const intervalMs = 5000;

/** Writes to Redis at intervals how many browsers are connected to this gateway. */
@WebSocketGateway()
export class OpenSocketsGateway implements OnGatewayInit<LiveServer>, BeforeApplicationShutdown {
  readonly #logger = new Logger(OpenSocketsGateway.name);
  readonly #id = randomUUID();
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly sockets: OpenSocketCounts) {}

  afterInit(server: LiveServer): void {
    this.#timer = setInterval(() => void this.#report(server.engine.clientsCount), intervalMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#report(0);
  }

  async #report(count: number): Promise<void> {
    await this.sockets.report(this.#id, count).catch((error: unknown) => {
      this.#logger.debug({ msg: 'open sockets not reported', err: String(error) });
    });
  }
}
