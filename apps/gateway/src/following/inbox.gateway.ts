import {
  clientEvents,
  ContractError,
  limits,
  unwatchRequestSchema,
  watchRequestSchema,
  type Address,
  type EmailSummary,
} from '@efemera/contract';
import type { Fact } from '@efemera/contract/redis';
import { Inject } from '@nestjs/common';
import {
  Ack,
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
} from '@nestjs/websockets';
import { readCredentials } from '../access/credentials.js';
import { InboxAccess } from '../access/inbox-access.js';
import { SETTINGS, type Settings } from '../config.js';
import { Pushes } from '../deliveries/pushes.js';
import { FactFeed } from './fact-feed.js';
import { RateLimits } from '../http/rate-limits.js';
import { answer, answerUnknownEvent, readPayload } from '../live/acknowledge.js';
import { SocketLimits } from '../live/socket-limits.js';
import type { LiveSocket } from '../live/sockets.js';
import { LateParsing, workerPatienceMs } from './late-parsing.js';
import { MailReader } from '../reading/mail-reader.js';
import { Watches } from './watches.js';

const knownEvents = new Set<string>(clientEvents);

/** Tells browsers what happens in the inboxes they watch. */
@WebSocketGateway()
export class InboxGateway implements OnGatewayConnection<LiveSocket>, OnGatewayDisconnect<LiveSocket> {
  readonly #watches = new Watches();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly access: InboxAccess,
    private readonly reader: MailReader,
    private readonly lateParsing: LateParsing,
    private readonly pushes: Pushes,
    private readonly socketLimits: SocketLimits,
    private readonly rates: RateLimits,
    facts: FactFeed,
  ) {
    lateParsing.onBehalfOf((address) => this.#watches.isWatched(address));
    facts.onFact(
      (address) => this.#watches.isWatched(address),
      (fact) => this.#tell(fact),
    );
    facts.onGap(() => this.#sendAllToReadAnew());
  }

  handleConnection(socket: LiveSocket): void {
    socket.onAny((event: string, ...args: unknown[]) => {
      if (!knownEvents.has(event)) void answerUnknownEvent(args.at(-1));
    });
  }

  handleDisconnect(socket: LiveSocket): void {
    this.#watches.removeSocket(socket);
  }

  @SubscribeMessage('inbox:watch')
  async watch(@ConnectedSocket() socket: LiveSocket, @MessageBody() payload: unknown, @Ack() ack: unknown) {
    let watched: Address | undefined;
    await answer(ack, async () => {
      const { to, token } = readPayload(watchRequestSchema, payload);
      const address = this.access.parse(to);
      if (!this.#watches.has(socket, address) && this.#watches.countOf(socket) >= limits.maxWatchesPerSocket) {
        this.socketLimits.refused('too_many_watches');
        throw new ContractError(
          'too_many_watches',
          `One connection watches at most ${limits.maxWatchesPerSocket} inboxes.`,
        );
      }
      // Operators read over HTTP, where wrong tokens are counted.
      const credentials = readCredentials(socket.request, undefined, token);
      // In the same breath as the message came: whoever leaves, or lets go of the inbox, ends it afterwards.
      this.#watches.add(socket, address, credentials.keyHashes);
      try {
        await this.rates.countMessage('read', this.socketLimits.networkOf(socket));
        await this.access.open(address, credentials);
        const emails = await this.#readListing(address);
        // Somebody may have claimed the address since we looked; a claim wipes, so what was read before this is ours.
        await this.access.open(address, credentials);
        watched = address;
        return { emails };
      } catch (error) {
        this.#watches.remove(socket, address);
        throw error;
      }
    });
    if (watched) this.#watches.release(socket, watched);
  }

  @SubscribeMessage('inbox:unwatch')
  async unwatch(@ConnectedSocket() socket: LiveSocket, @MessageBody() payload: unknown, @Ack() ack: unknown) {
    await answer(ack, async () => {
      this.#watches.remove(socket, this.access.parse(readPayload(unwatchRequestSchema, payload).to));
      return Promise.resolve({});
    });
  }

  async #readListing(address: Address): Promise<EmailSummary[]> {
    const listed = await this.reader.known(address);
    // Parsing takes its time; what it finds follows as `mail:updated`.
    void this.lateParsing.parseNow(
      address,
      listed.filter(({ parsed }) => !parsed).map(({ summary }) => summary.id),
    );
    return listed.map(({ summary }) => summary);
  }

  #tell(fact: Fact): void {
    if (fact.type === 'inbox:claimed') {
      const { to, tokenHash, visitorHash } = fact.payload;
      for (const socket of this.#watches.removeAllBut(to, [tokenHash, visitorHash])) {
        socket.emit('inbox:expired', { to });
      }
      return;
    }
    this.#watches.tell(fact.payload.to, fact);
    if (fact.type === 'mail:received' && this.#watches.isWatched(fact.payload.to)) {
      const { to, email } = fact.payload;
      this.lateParsing.parseSoon(to as Address, email.id, workerPatienceMs);
      this.pushes.add(to as Address, email.id);
    }
  }

  /** Closing the transport makes every client reconnect, watch again and read its listing. */
  #sendAllToReadAnew(): void {
    for (const socket of this.#watches.sockets()) socket.conn.close();
  }
}
