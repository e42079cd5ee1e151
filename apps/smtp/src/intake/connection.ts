import { createRequire } from 'node:module';
import type { Server } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { splitTag, type Address } from '@efemera/contract';
import type { SmtpEnvelope, SmtpTimes } from '@efemera/contract/redis';
import { loggedNetworkOf } from '@efemera/network';
import { Connection as HarakaConnection, type EnvelopeAddress } from 'Haraka/connection.js';
import plugins from 'Haraka/plugins.js';
import type { Socket } from 'Haraka/tls_socket.js';
import { DataReceiver } from './data-receiver.js';
import type { HourlyShares } from './hourly-shares.js';
import type { Intake, Recipient, SmtpDelivery } from './intake.js';
import { limits } from './limits.js';
import type { MessageBuffers } from './message-buffers.js';
import { DSN, reasonOf, replies } from './replies.js';

// A dependency of Haraka, so resolved from there.
const requireOfHaraka = createRequire(createRequire(import.meta.url).resolve('Haraka/connection.js'));
const { state: states } = (
  requireOfHaraka('haraka-constants') as {
    connection: { state: Record<'CMD' | 'LOOP' | 'DATA' | 'PAUSE_DATA' | 'DISCONNECTING', number> };
  }
).connection;

const lineFeed = 0x0a;
// eslint-disable-next-line no-control-regex -- they are what it looks for
const controlCharacter = /[\0-\x08\x0a-\x1f\x7f]/;
/** RFC 2920 §3.1: they end a group of commands. Bytes behind them were sent blindly, by a bot or by a smuggled body. */
const endsGroup = new Set(['EHLO', 'HELO', 'DATA']);
/** A browser was made to post to this port: SMTP commands may stand in the body of its request. */
const foreignVerbs = new Set(['CONNECT', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);

/** Of a command that a delivery goes through, the step that it is. */
const stepOf = new Map<string, keyof SmtpTimes['afterMs']>([
  ['EHLO', 'hello'],
  ['HELO', 'hello'],
  ['MAIL', 'sender'],
  ['RCPT', 'recipient'],
]);
/** The recipient of a RCPT that Haraka does not look at. */
const plainRecipient = /^RCPT\s+TO:\s*<([^<>@\s]+)@([^<>@\s]+)>/i;

/** What Haraka keeps in `results` is for plugins that score a mail; there is none. */
const noResults = { add: () => undefined, push: () => undefined };

/**
 * One mail being received: what Haraka's connection and plugin engine touch of a transaction, and no more.
 * Haraka's own brings a header parser, a MIME parser and a spool file, which it tries to delete after every mail.
 */
export class Transaction {
  mail_from: EnvelopeAddress | null = null;
  rcpt_to: EnvelopeAddress[] = [];
  readonly rcpt_count = { accept: 0, tempfail: 0, reject: 0 };
  readonly notes = { skip_plugins: [] };
  readonly results = noResults;
  data_bytes = 0;
  /** SIZE of MAIL (RFC 1870); 0 where the sender did not say it. */
  announcedBytes = 0;
  encoding = 'utf8';
  /** Where it goes, in canonical form: the same inbox named twice with one tag gets one copy. */
  readonly recipients = new Map<string, Recipient>();

  constructor(readonly uuid: string) {}
}

/** What all connections share. */
export interface ConnectionSurroundings {
  intake: Intake;
  buffers: MessageBuffers;
  /** A peer that tries names hears from each answer which of them are held: after this budget it hears 421. */
  refusedRecipients: HourlyShares;
  /** STARTTLS is offered and taken. */
  tls: boolean;
}

/**
 * Haraka's connection with another way of reading: messages are taken in blocks instead of lines, replies to
 * pipelined commands leave in one packet, and everything that a peer can make grow has an end.
 *
 * It must be called `Connection`: Haraka's plugin engine looks at the name of the class.
 */
export class Connection extends HarakaConnection {
  declare transaction: Transaction | null;
  #receiver: DataReceiver | null = null;
  /** Since it connected, or its last mail was stored: commands that move no mail count as silence. */
  #withoutMailSinceMs = Date.now();
  #messageSinceMs = 0;
  /** When and with how many bytes the stretch began in which the message must go on. */
  #window = { startedAtMs: 0, receivedBytes: 0 };
  #commands = 0;
  #refusals = 0;
  #corked = false;
  readonly #connectedAtMs = Date.now();
  #tlsVersion: string | null = null;
  #afterMs: SmtpTimes['afterMs'] = {};
  /** Of the last message, until the sender goes on after its 250. */
  #mark: string | null = null;
  /** The command that is being answered. */
  #line = '';
  /** MAIL was refused: the recipients of whoever has sent them already shall know why. */
  #refusedSender: { reply: DSN; mailFrom: string } | null = null;

  constructor(
    client: Socket,
    server: Server,
    readonly surroundings: ConnectionSurroundings,
  ) {
    // Hooks must not run before this constructor is through: the plugin's first one waits for the next turn.
    super(client, server);
    // Nagle's algorithm and the peer's delayed acknowledgement together stall a pipelined mail by 40 ms.
    client.targetsocket.setNoDelay(true);
  }

  /** False from the moment a message begins until it has been answered. */
  get idle(): boolean {
    return this.state !== states.DATA && !this.awaiting_data_reply;
  }

  get withoutMailSinceMs(): number {
    return this.#withoutMailSinceMs;
  }

  handOverMessage(): { message: readonly Buffer[]; settled: () => void } {
    return this.#receiver?.handOver() ?? { message: [], settled: () => undefined };
  }

  /** A name longer than any domain is cut: what the client claims is stored with each copy of its mail. */
  get envelope(): SmtpEnvelope {
    const { user = '', host = '' } = this.transaction?.mail_from ?? {};
    return {
      ip: this.remote.ip,
      helo: (this.hello.host ?? '').slice(0, limits.maxHeloChars),
      mailFrom: host ? `${user}@${host}` : user,
      tls: this.tls.enabled,
    };
  }

  get delivery(): SmtpDelivery {
    return { envelope: this.envelope, times: this.#times, onMark: (mark) => (this.#mark = mark) };
  }

  get #times(): SmtpTimes {
    return { connectedAtMs: this.#connectedAtMs, tlsVersion: this.#tlsVersion, afterMs: { ...this.#afterMs } };
  }

  /** Hangs up on a peer that has sent no mail for too long, or whose message takes too long or has stopped coming. */
  closeIfOverdue(nowMs: number, patienceMs: number): void {
    if (this.idle ? nowMs - this.#withoutMailSinceMs > patienceMs : this.#isMessageOverdue(nowMs, patienceMs)) {
      this.hangUp(replies.timedOut);
    }
  }

  #isMessageOverdue(nowMs: number, patienceMs: number): boolean {
    if (nowMs - this.#messageSinceMs > patienceMs * limits.messagePatience) return true;
    const { startedAtMs, receivedBytes } = this.#window;
    const windowMs = Math.min(limits.messageWindowSeconds * 1000, patienceMs);
    if (this.awaiting_data_reply || nowMs - startedAtMs < windowMs) return false;
    const received = this.#receiver?.receivedBytes ?? 0;
    this.#window = { startedAtMs: nowMs, receivedBytes: received };
    return received - receivedBytes < (limits.minMessageBytesPerSecond * windowMs) / 1000;
  }

  hangUp(reply: DSN): void {
    if (this.state >= states.DISCONNECTING) return;
    this.respond(reply.code, reply, () => this.disconnect());
  }

  // ---- bytes in

  override process_data(data: Buffer): void {
    if (this.state >= states.DISCONNECTING) return;
    if (this.#mark && this.idle) {
      this.surroundings.intake.acknowledge(this.#mark);
      this.#mark = null;
    }
    this.current_data = this.current_data?.length ? Buffer.concat([this.current_data, data]) : data;
    this._process_data();
    const waiting = this.current_data?.length ?? 0;
    if (waiting > (this.awaiting_data_reply ? limits.maxPipelinedBytesBeforeReply : limits.maxPipelinedBytes)) {
      this.disconnect();
    }
  }

  /** Also called by Haraka when a reply has gone out, to go on with what is waiting. */
  override _process_data(): void {
    try {
      this.#takeWaitingBytes();
    } catch (error) {
      // Haraka catches what commands throw, not what happens around them; one peer must not end the process.
      this.surroundings.intake.failed('go on with a connection', error);
      this.client.destroy();
    }
  }

  #takeWaitingBytes(): void {
    while (this.current_data?.length) {
      const waiting = this.current_data;
      if (this.state === states.DATA) {
        this.#receive(waiting);
      } else if (this.state === states.CMD || this.state === states.LOOP) {
        const end = waiting.indexOf(lineFeed);
        if ((end === -1 ? waiting.length : end) > limits.maxCommandLineBytes) return this.hangUp(replies.lineTooLong);
        if (end === -1) return;
        this.current_data = waiting.subarray(end + 1);
        this.#command(waiting.subarray(0, end + 1));
      } else {
        return;
      }
    }
  }

  #command(line: Buffer): void {
    if (++this.#commands > limits.maxCommandsPerMail) return this.hangUp(replies.tooManyCommands);
    if (this.#refusals >= limits.maxRefusalsPerMail) return this.hangUp(replies.tooManyRefusals);
    const text = line.toString('latin1').replace(/\r?\n$/, '');
    if (controlCharacter.test(text)) return this.respond(500, replies.controlCharacters);
    const [verb = ''] = text.toUpperCase().split(' ', 1);
    this.#line = text;
    this.#reach(stepOf.get(verb));
    if (foreignVerbs.has(verb)) return this.hangUp(replies.notMail);
    if (this.current_data?.length && endsGroup.has(verb)) return this.hangUp(replies.outOfSync);
    super.process_line(line);
  }

  /** Stamps a step; a new sender begins a delivery of its own. */
  #reach(step: keyof SmtpTimes['afterMs'] | undefined): void {
    if (!step) return;
    if (step === 'sender') {
      this.#refusedSender = null;
      delete this.#afterMs.recipient;
      delete this.#afterMs.data;
    }
    this.#afterMs[step] = Date.now() - this.#connectedAtMs;
  }

  #messageBegins(): void {
    this.#messageSinceMs = Date.now();
    this.#window = { startedAtMs: this.#messageSinceMs, receivedBytes: 0 };
  }

  #receive(chunk: Buffer): void {
    const { intake, buffers } = this.surroundings;
    const { maxMessageBytes } = intake.settings;
    this.#receiver ??= new DataReceiver(maxMessageBytes, (forget) => buffers.open(this.remote.ip, forget));
    // Before any answer: Haraka refuses what is still waiting then, and takes the message itself for commands.
    this.current_data = chunk.subarray(this.#receiver.write(chunk));
    if (this.#receiver.fault === 'bare_line_break') this.hangUp(replies.bareLineBreak);
    // A message over the limit is read to its end, so that the sender sees why; but not for ever.
    else if (this.#receiver.receivedBytes > 2 * maxMessageBytes) this.hangUp(replies.tooLarge);
    else if (this.#receiver.ended) this.data_done();
  }

  /** In place of Haraka's, which rewrites headers that are not to be touched. */
  override data_done(): void {
    this.state = states.PAUSE_DATA;
    this.awaiting_data_reply = true;
    this.#messageSinceMs = Date.now();
    this.#reach('data');
    if (this.#receiver?.fault === 'too_large') this.#answerMessage(replies.tooLarge);
    else if (this.#receiver?.fault) this.#answerMessage(replies.busy);
    else plugins.run_hooks('queue', this);
  }

  /** The plugin's verdict, or Haraka's own words when it timed out or failed. */
  override queue_respond(_verdict: number, reply: unknown): void {
    this.#answerMessage(reply instanceof DSN ? reply : replies.tryLater);
  }

  #answerMessage(reply: DSN): void {
    if (reply === replies.stored) {
      this.#withoutMailSinceMs = Date.now();
      this.#commands = 0;
      this.#refusals = 0;
    }
    this.respond(reply.code, reply, () => this.reset_transaction());
  }

  // ---- replies out

  override respond(code: number, message: string | string[] | DSN, then?: () => void): void {
    this.#note(message instanceof DSN ? message : new DSN(Number(code), [message].flat().join(' ')));
    if (Number(code) === 354) this.#messageBegins();
    const socket = this.client.targetsocket;
    if (!this.#corked) socket.cork();
    this.#corked = true;
    super.respond(code, message, then);
    // The next command is at hand and will be answered, too: both replies fit in one packet (RFC 2920 §3.2).
    if (this.state === states.CMD && this.current_data?.includes(lineFeed)) return;
    this.#corked = false;
    socket.uncork();
  }

  #note(reply: DSN): void {
    if (reply.code < 400) return;
    if (reply.code >= 500) this.#refusals++;
    this.surroundings.intake.counters.add('smtp:refused', `${reply.code}/${reasonOf(reply)}`);
    this.#tellRecipients(reply);
    this.surroundings.intake.log.warn({
      msg: 'refused',
      code: reply.code,
      status: reply.status,
      reason: reasonOf(reply),
      // Enough to see where an attack comes from; a stranger's whole address is nobody's business.
      network: loggedNetworkOf(this.remote.ip),
    });
  }

  /** A refusal that concerns addresses of ours is told to their inboxes, so that a failed test explains itself. */
  #tellRecipients(reply: DSN): void {
    const { intake } = this.surroundings;
    const { transaction } = this;
    const verb = this.#line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') {
      this.#refusedSender = { reply, mailFrom: this.envelope.mailFrom };
    } else if (verb === 'RCPT') {
      const last = transaction?.rcpt_to.at(-1);
      // Of a line that can't be read, the last recipient is the one before it, whom it does not concern.
      const isNamed = last && this.#line.toLowerCase().includes(`${last.user}@${last.host}`.toLowerCase());
      const named = isNamed ? last : undefined;
      const [, user = '', host = ''] = named ? [] : (plainRecipient.exec(this.#line) ?? []);
      const address = intake.addressOf(named?.user ?? user, (named?.host ?? host).toLowerCase());
      if (address && (named || this.#refusedSender))
        this.#tell([splitTag(address).inbox], this.#refusedSender?.reply ?? reply, null);
    } else if (verb === 'DATA' && transaction) {
      this.#tell(
        [...new Set([...transaction.recipients.values()].map(({ address }) => address))],
        reply,
        this.#receiver?.receivedBytes || null,
      );
    }
  }

  #tell(addresses: readonly Address[], reply: DSN, size: number | null): void {
    this.surroundings.intake.noteRefusal(addresses, {
      refusedAtMs: Date.now(),
      helo: this.envelope.helo,
      mailFrom: this.#refusedSender?.mailFrom ?? this.envelope.mailFrom,
      size,
      reply: { code: reply.code, text: reply.reply },
      times: this.#times,
    });
  }

  override disconnect_respond(): void {
    super.disconnect_respond();
    // Our side is closed; a peer that does not close its own, or never reads, is cut off.
    const cutOff = setTimeout(() => this.client.destroy(), limits.lingerMs);
    this.client.once('close', () => clearTimeout(cutOff));
  }

  // ---- transactions

  override init_transaction(then: () => void): void {
    this.reset_transaction();
    this.transaction = new Transaction(this.tran_uuid());
    then();
  }

  override reset_transaction(then?: () => void): void {
    this.#receiver?.release();
    this.#receiver = null;
    this.transaction = null;
    then?.();
  }

  // ---- commands that Haraka answers otherwise

  cmd_starttls(rest: string): void {
    const { tls } = this.surroundings;
    if (!tls) return this.respond(502, replies.notImplemented);
    if (this.tls.enabled) return this.respond(503, replies.tlsActive);
    if (rest) return this.respond(501, replies.noParameters);
    // RFC 3207 §4.2: what came in the clear behind the command was never sent by whoever speaks TLS now.
    this.current_data = null;
    this.respond(220, replies.readyForTls);
    this.client.upgrade((verified, verifyError, peerCertificate, cipher) => {
      this.reset_transaction();
      this.setTLS({ cipher, verified, verifyError, peerCertificate });
      this.#afterMs = { tls: Date.now() - this.#connectedAtMs };
      this.#tlsVersion = (this.client.targetsocket as TLSSocket).getProtocol();
    });
  }

  /** Haraka answers 252 and leaves the rest to plugins. */
  cmd_vrfy(): void {
    this.respond(502, replies.notImplemented);
  }

  /** Haraka lets local peers run functions of the server by this one. */
  cmd_internalcmd(): void {
    this.respond(502, replies.notImplemented);
  }

  cmd_proxy(): void {
    this.respond(502, replies.notImplemented);
  }
}
