import { MailDomains } from '@efemera/storage';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayInit } from '@nestjs/websockets';
import type { LiveServer } from '../live/sockets.js';

/** Keeps this gateway's copy of the domains up to date, and tells pages which ones are offered when that changes. */
@WebSocketGateway()
export class DomainsGateway implements OnGatewayInit<LiveServer>, OnApplicationBootstrap, BeforeApplicationShutdown {
  #server: LiveServer | null = null;
  #stopFollowing: () => void = () => undefined;

  constructor(private readonly domains: MailDomains) {}

  afterInit(server: LiveServer): void {
    this.#server = server;
  }

  async onApplicationBootstrap(): Promise<void> {
    this.#stopFollowing = await this.domains.follow(() => this.#tell());
  }

  beforeApplicationShutdown(): void {
    this.#stopFollowing();
  }

  /** Reads the domains now, so that the operator who has just changed one sees the change at once. */
  async refresh(): Promise<void> {
    if (await this.domains.refresh()) this.#tell();
  }

  #tell(): void {
    this.#server?.emit('domains:updated', { domains: [...this.domains.offered] });
  }
}
