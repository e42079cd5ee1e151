import {
  clientEvents,
  ContractError,
  limits,
  unwatchRequestSchema,
  watchRequestSchema,
  type Address,
  type EmailSummary,
  type InboxEvents,
  type InboxFact,
} from '@efemera/contract';
import {
  Ack,
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
} from '@nestjs/websockets';
import { Handshakes } from '../access/handshakes.js';
import { InboxAccess } from '../access/inbox-access.js';
import { RateLimits } from '../http/rate-limits.js';
import { answer, answerUnknownEvent, readPayload } from '../live/acknowledge.js';
import { SocketLimits } from '../live/socket-limits.js';
import type { LiveSocket } from '../live/sockets.js';
import { sizeOf } from '../reading/listing-text.js';
import { InboxFollowers, type Following, type InboxListener } from './inbox-followers.js';

const knownEvents = new Set<string>(clientEvents);

/** The inboxes that one socket watches. */
type Watches = Map<Address, Following>;

/** Lets browsers follow inboxes over Socket.IO. */
@WebSocketGateway()
export class InboxGateway implements OnGatewayConnection<LiveSocket>, OnGatewayDisconnect<LiveSocket> {
  readonly #watches = new Map<LiveSocket, Watches>();

  constructor(
    private readonly access: InboxAccess,
    private readonly handshakes: Handshakes,
    private readonly followers: InboxFollowers,
    private readonly socketLimits: SocketLimits,
    private readonly rates: RateLimits,
  ) {}

  handleConnection(socket: LiveSocket): void {
    socket.onAny((event: string, ...args: unknown[]) => {
      if (!knownEvents.has(event)) void answerUnknownEvent(args.at(-1));
    });
  }

  handleDisconnect(socket: LiveSocket): void {
    for (const following of this.#watches.get(socket)?.values() ?? []) following.end();
    this.#watches.delete(socket);
  }

  @SubscribeMessage('inbox:watch')
  async watch(@ConnectedSocket() socket: LiveSocket, @MessageBody() payload: unknown, @Ack() ack: unknown) {
    let release = (): void => undefined;
    await answer(ack, async () => {
      const { to, token } = readPayload(watchRequestSchema, payload);
      const address = this.access.parse(to);
      this.#checkCount(socket, address);
      await this.rates.countMessage('read', this.socketLimits.networksOf(socket));
      const listing = await this.#follow(socket, address, token);
      release = listing.release;
      return { emails: listing.emails };
    });
    release();
  }

  @SubscribeMessage('inbox:unwatch')
  async unwatch(@ConnectedSocket() socket: LiveSocket, @MessageBody() payload: unknown, @Ack() ack: unknown) {
    await answer(ack, async () => {
      this.#unfollow(socket, this.access.parse(readPayload(unwatchRequestSchema, payload).to));
      return Promise.resolve({});
    });
  }

  #checkCount(socket: LiveSocket, address: Address): void {
    const watches = this.#watches.get(socket);
    if (!watches || watches.has(address) || watches.size < limits.maxWatchesPerSocket) return;
    this.socketLimits.refused('too_many_watches');
    throw new ContractError(
      'too_many_watches',
      `One connection watches at most ${limits.maxWatchesPerSocket} inboxes.`,
    );
  }

  /**
   * Checks that the socket is still connected before it keeps the following: after a disconnect, `handleDisconnect` has
   * run already and would not end it. A socket's requests are answered one after the other, so no other one runs
   * meanwhile.
   */
  async #follow(
    socket: LiveSocket,
    address: Address,
    token: string | undefined,
  ): Promise<{ emails: EmailSummary[]; release: () => void }> {
    this.#unfollow(socket, address);
    const inbox = await this.handshakes.open(socket.request, address, token);
    if (socket.disconnected) throw new ContractError('overloaded', 'The connection has ended.');
    const following = this.followers.follow(inbox, this.#listenerOf(socket, address));
    this.#watches.set(socket, (this.#watches.get(socket) ?? new Map<Address, Following>()).set(address, following));
    try {
      const listing = await following.readListing();
      // Without this, a page that watches one large inbox again and again would read more bytes than HTTP allows it.
      await this.rates.countListing(sizeOf(listing.emails), this.socketLimits.networksOf(socket));
      return listing;
    } catch (error) {
      this.#unfollow(socket, address);
      throw error;
    }
  }

  #listenerOf(socket: LiveSocket, address: Address): InboxListener {
    return {
      onFact: (fact) => emit(socket, fact),
      // Closes this client's transport: the client reconnects, watches again and reads a new listing.
      onGap: () => socket.conn.close(),
      onEnd: () => this.#unfollow(socket, address),
    };
  }

  #unfollow(socket: LiveSocket, address: Address): void {
    const watches = this.#watches.get(socket);
    watches?.get(address)?.end();
    watches?.delete(address);
    if (watches?.size === 0) this.#watches.delete(socket);
  }
}

function emit(socket: LiveSocket, { type, payload }: InboxFact): void {
  (socket.emit as (event: string, payload: InboxEvents[keyof InboxEvents]) => boolean)(type, payload);
}
