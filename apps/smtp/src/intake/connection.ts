import type { Server } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { RefusalLog } from '@efemera/config';
import { splitTag, type Address } from '@efemera/contract';
import type { SmtpEnvelope, SmtpTimes } from '@efemera/contract/redis';
import { DSN, intakeLimits, isFault, reasonOf, refusalOfProtocol, replies } from '@efemera/intake';
import type { Intake, MessageBuffers, SettleMark, SmtpDelivery, TimedShares } from '@efemera/intake';
import { loggedNetworkOf } from '@efemera/network';
import { Connection as HarakaConnection } from 'Haraka/connection.js';
import plugins from 'Haraka/plugins.js';
import type { Socket } from 'Haraka/tls_socket.js';
import { controlCharacter, endsGroup, foreignVerbs, plainRecipient, stepOf } from './commands.js';
import { DataReceiver } from './data-receiver.js';
import type { Faults } from './faults.js';
import { limits } from './limits.js';
import { states } from './haraka-states.js';
import type { RunningDeliveries } from './running-deliveries.js';
import { Transaction } from './transaction.js';

const lineFeed = 0x0a;

/** Objects that all connections share. */
export interface ConnectionSurroundings {
  intake: Intake;
  faults: Faults;
  running: RunningDeliveries;
  buffers: MessageBuffers;
  /** Counts refused recipients by network. Replies to RCPT show which addresses are held: guessers get 421. */
  refusedRecipients: TimedShares;
  refusals: RefusalLog;
  /** True if this server has a certificate: it then offers and accepts STARTTLS. */
  tls: boolean;
}

/**
 * Haraka's connection with another way of reading: messages are read in blocks instead of lines, replies to pipelined
 * commands are sent in one packet, and every resource that a client can make grow is limited.
 *
 * The name must be `Connection`: Haraka's plugin engine checks the name of the class.
 */
export class Connection extends HarakaConnection {
  declare transaction: Transaction | null;
  #receiver: DataReceiver | null = null;
  /** When the client connected or sent its last stored mail: commands without a mail count as silence. */
  #withoutMailSinceMs = performance.now();
  #messageSinceMs = 0;
  /** Start of the current interval in which the message must grow, and how many bytes of the message had come then. */
  #window = { startedAtMs: 0, receivedBytes: 0 };
  #commands = 0;
  #refusals = 0;
  #corked = false;
  readonly #connectedAtMs = Date.now();
  /** The same moment by the monotonic clock: the operator may set the other one back, and durations would be wrong. */
  readonly #openedMs = performance.now();
  #tlsVersion: string | null = null;
  #afterMs: SmtpTimes['afterMs'] = {};
  /** To be called when the sender continues after the reply to its last message, or leaves (see `SmtpDelivery.onMark`). */
  #settleMark: SettleMark | null = null;
  /** The command that is being answered. */
  #line: Buffer = Buffer.alloc(0);
  /** The refusal of MAIL, to be recorded in the inboxes of recipients that the client names in the same packet. */
  #refusedSender: { reply: DSN; mailFrom: string } | null = null;

  constructor(
    client: Socket,
    server: Server,
    readonly surroundings: ConnectionSurroundings,
  ) {
    // Haraka's constructor starts the plugin's hooks. The first one answers only after this constructor has ended.
    super(client, server);
    // Nagle's algorithm and the client's delayed acknowledgement would together delay a pipelined mail by 40 ms.
    client.targetsocket.setNoDelay(true);
  }

  /** False from the start of a message until it has been answered. */
  get idle(): boolean {
    return !this.receiving && !this.awaiting_data_reply;
  }

  /** True from the start of a message until its end mark. Nothing of it is stored yet, so it can be broken off. */
  get receiving(): boolean {
    return this.state === states.DATA;
  }

  /** Since when the client has sent no mail; while it sends a message, since when it has sent that. */
  get busyOrSilentSinceMs(): number {
    return this.idle ? this.#withoutMailSinceMs : this.#messageSinceMs;
  }

  /** Bytes of the present message that have come. */
  get receivedBytes(): number {
    return this.#receiver?.receivedBytes ?? 0;
  }

  handOverMessage(): { message: readonly Buffer[]; settled: () => void } {
    return this.#receiver?.handOver() ?? { message: [], settled: () => undefined };
  }

  /** Cuts a name longer than any domain: the client's EHLO name is stored with each copy of its mail. */
  get envelope(): SmtpEnvelope {
    const { user = '', host = '' } = this.transaction?.mail_from ?? {};
    return {
      ip: this.remote.ip,
      helo: (this.hello.host ?? '').slice(0, intakeLimits.maxHeloChars),
      mailFrom: host ? `${user}@${host}` : user,
      tls: this.tls.enabled,
    };
  }

  get delivery(): SmtpDelivery {
    return {
      envelope: this.envelope,
      times: this.#times,
      relayIp: null,
      transactionId: this.#transactionId,
      onMark: (settle) => (this.#settleMark = settle),
    };
  }

  /** The id for log lines: the transaction's, or else the connection's, with which the ids of its transactions begin. */
  get #transactionId(): string {
    return this.transaction?.uuid ?? this.uuid;
  }

  get #ageMs(): number {
    return Math.round(performance.now() - this.#openedMs);
  }

  get #times(): SmtpTimes {
    return { connectedAtMs: this.#connectedAtMs, tlsVersion: this.#tlsVersion, afterMs: { ...this.#afterMs } };
  }

  /** Closes the connection of a client that has sent no mail for too long, or whose message is too slow. */
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
    this.#window = { startedAtMs: nowMs, receivedBytes: this.receivedBytes };
    return this.receivedBytes - receivedBytes < (limits.minMessageBytesPerSecond * windowMs) / 1000;
  }

  hangUp(reply: DSN): void {
    if (this.state >= states.DISCONNECTING) return;
    if (this.transaction) this.transaction.isAnswered = true;
    this.respond(reply.code, reply, () => this.disconnect());
  }

  /**
   * After HELO, Haraka reads commands as Latin-1, also after a later EHLO. EHLO offers UTF-8 addresses: read as Latin-1, they
   * would name other inboxes.
   */
  override cmd_ehlo(line: string): void {
    this.encoding = 'utf8';
    super.cmd_ehlo(line);
  }

  override process_data(data: Buffer): void {
    if (this.state >= states.DISCONNECTING) return;
    if (this.idle) this.#settleMark?.(true);
    this.current_data = this.current_data?.length ? Buffer.concat([this.current_data, data]) : data;
    this._process_data();
    const waiting = this.current_data?.length ?? 0;
    if (waiting > (this.awaiting_data_reply ? limits.maxPipelinedBytesBeforeReply : limits.maxPipelinedBytes)) {
      this.disconnect();
    }
  }

  /** Processes waiting bytes. Haraka also calls this after each reply. */
  override _process_data(): void {
    try {
      this.#takeWaitingBytes();
    } catch (error) {
      // Haraka catches errors of commands, but not of the code around them; one client must not end the process.
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
    const isFull = this.transaction && this.transaction.rcpt_to.length >= intakeLimits.maxRecipients;
    const mostCommands = limits.maxCommandsPerMail + (isFull ? limits.maxSurplusRecipients : 0);
    if (++this.#commands > mostCommands) return this.hangUp(replies.tooManyCommands);
    if (this.#refusals >= limits.maxRefusalsPerMail) return this.hangUp(replies.tooManyRefusals);
    const text = line.toString('latin1').replace(/\r?\n$/, '');
    if (controlCharacter.test(text)) return this.respond(500, replies.controlCharacters);
    const [verb = ''] = text.toUpperCase().split(' ', 1);
    this.#line = line;
    this.#reach(stepOf.get(verb));
    if (foreignVerbs.has(verb)) return this.hangUp(replies.notMail);
    if (this.current_data?.length && endsGroup.has(verb)) return this.hangUp(replies.outOfSync);
    super.process_line(line);
  }

  /** Records the time of a step. MAIL begins another delivery, so it forgets the later steps of the one before. */
  #reach(step: keyof SmtpTimes['afterMs'] | undefined): void {
    if (!step) return;
    if (step === 'sender') {
      this.#refusedSender = null;
      delete this.#afterMs.recipient;
      delete this.#afterMs.data;
    }
    this.#afterMs[step] = this.#ageMs;
  }

  #messageBegins(): void {
    this.#messageSinceMs = performance.now();
    this.#window = { startedAtMs: this.#messageSinceMs, receivedBytes: 0 };
  }

  #receive(chunk: Buffer): void {
    const { intake, buffers } = this.surroundings;
    const { maxMessageBytes } = intake.settings;
    this.#receiver ??= new DataReceiver(maxMessageBytes, (forget) => buffers.open(this.remote.ip, forget));
    // Must come before any answer: Haraka would otherwise refuse the waiting bytes, and treat the message as commands.
    this.current_data = chunk.subarray(this.#receiver.write(chunk));
    if (this.#receiver.fault === 'bare_line_break') this.hangUp(replies.bareLineBreak);
    // Reads a message over the limit to its end, so that the sender gets the reason, but at most twice the limit.
    else if (this.#receiver.receivedBytes > 2 * maxMessageBytes) this.hangUp(replies.tooLarge);
    else if (this.#receiver.ended) this.data_done();
  }

  /** Replaces Haraka's method, which changes headers. */
  override data_done(): void {
    this.state = states.PAUSE_DATA;
    this.awaiting_data_reply = true;
    this.#messageSinceMs = performance.now();
    this.#reach('data');
    if (this.#receiver?.fault === 'too_large') this.#answerMessage(replies.tooLarge);
    else if (this.#receiver?.fault) this.#answerMessage(replies.busy);
    else plugins.run_hooks('queue', this);
  }

  /** Sends the plugin's reply, or `tryLater` if the plugin timed out or failed: `reply` is then a text by Haraka. */
  override queue_respond(_verdict: number, reply: unknown): void {
    this.#answerMessage(reply instanceof DSN ? reply : replies.tryLater);
  }

  #answerMessage(reply: DSN): void {
    if (this.transaction) this.transaction.isAnswered = true;
    if (reply === replies.stored) {
      this.#withoutMailSinceMs = performance.now();
      this.#commands = 0;
      this.#refusals = 0;
    }
    // RFC 5321 §3.8: 421 says that this side closes the connection.
    this.respond(reply.code, reply, () => (reply.code === 421 ? this.disconnect() : this.reset_transaction()));
  }

  override respond(code: number, message: string | string[] | DSN, then?: () => void): void {
    const isWhole = message instanceof DSN || Number(code) < 400;
    const reply = isWhole ? message : refusalOfProtocol(Number(code), [message].flat());
    if (reply instanceof DSN) this.#note(reply);
    if (Number(code) === 354) this.#messageBegins();
    const dropped = this.awaiting_data_reply ? this.#dropPipelined() : '';
    const socket = this.client.targetsocket;
    if (!this.#corked) socket.cork();
    this.#corked = true;
    super.respond(code, reply, () => {
      if (dropped) this.client.write(dropped);
      then?.();
    });
    // The next command has already arrived and will be answered, too: both replies fit in one packet (RFC 2920 §3.2).
    if (this.state === states.CMD && this.current_data?.includes(lineFeed)) return;
    this.#corked = false;
    socket.uncork();
  }

  /** Refuses commands that came in one packet with a message's end. Haraka would refuse them without an enhanced status. */
  #dropPipelined(): string {
    const lines = this.current_data?.toString('latin1').split('\n') ?? [''];
    this.current_data = null;
    return `${replies.afterMessage.code} ${replies.afterMessage.reply}\r\n`.repeat(lines.length - 1);
  }

  #note(reply: DSN): void {
    if (reply.code < 400) return;
    // A fault on demand is no error of the sender.
    if (reply.code >= 500 && !isFault(reply)) this.#refusals++;
    const { intake, refusals } = this.surroundings;
    intake.counters.add('smtp:refused', `${reply.code}/${reasonOf(reply)}`);
    // After a refused MAIL, each further command of a pipelining client is refused, too: only the first refusal counts.
    if (!this.#refusedSender) intake.countRefusal(reply, { ip: this.remote.ip, mailFrom: this.envelope.mailFrom });
    this.#tellRecipients(reply);
    refusals.note({
      transactionId: this.#transactionId,
      code: reply.code,
      status: reply.status,
      reason: reasonOf(reply),
      // Logs only the network: enough to see where an attack comes from, without a stranger's whole address.
      network: loggedNetworkOf(this.remote.ip),
    });
  }

  /** Records a refusal for the inboxes that it concerns, so that a tester sees why a mail is missing. */
  #tellRecipients(reply: DSN): void {
    const { intake } = this.surroundings;
    const { transaction } = this;
    // Addresses may be in UTF-8, which Haraka's own form of the line is not after HELO.
    const line = this.#line.toString();
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') {
      this.#refusedSender = { reply, mailFrom: this.envelope.mailFrom };
    } else if (verb === 'RCPT') {
      const [, user = '', host = ''] = plainRecipient.exec(line) ?? [];
      const address = intake.addressOf(user, host);
      // If Haraka can't parse this RCPT, `last` is an earlier recipient, whom this refusal does not concern.
      const last = transaction?.rcpt_to.at(-1);
      const isParsed = last !== undefined && intake.addressOf(last.user, last.host) === address;
      if (address && (isParsed || this.#refusedSender))
        this.#tell([splitTag(address).inbox], this.#refusedSender?.reply ?? reply, null);
    } else if (verb === 'DATA' && transaction) {
      const addresses = [...transaction.recipients.values()].map(({ address }) => address);
      this.#tell([...new Set(addresses)], reply, this.receivedBytes || null);
    }
  }

  #tell(addresses: readonly Address[], reply: DSN, size: number | null): void {
    const { intake, running } = this.surroundings;
    const { helo, mailFrom } = this.envelope;
    const refusal = {
      refusedAtMs: Date.now(),
      helo,
      mailFrom: this.#refusedSender?.mailFrom ?? mailFrom,
      size,
      reply: { code: reply.code, text: reply.reply },
      times: this.#times,
    };
    intake.noteRefusal(this.remote.ip, addresses, refusal, (address) => running.mayTellRefusal(address));
  }

  override disconnect_respond(): void {
    super.disconnect_respond();
    this.#settleMark?.(false);
    // Our side is closed now. Cuts off a client that does not close its side or never reads.
    const cutOff = setTimeout(() => this.client.destroy(), limits.lingerMs);
    this.client.once('close', () => clearTimeout(cutOff));
  }

  override init_transaction(then: () => void): void {
    this.reset_transaction();
    this.transaction = new Transaction(this.tran_uuid());
    then();
  }

  override reset_transaction(then?: () => void): void {
    this.#receiver?.release();
    this.#receiver = null;
    if (this.transaction) this.surroundings.running.end(this.transaction);
    this.transaction = null;
    then?.();
  }

  cmd_starttls(rest: string): void {
    const { tls } = this.surroundings;
    if (!tls) return this.respond(502, replies.notImplemented);
    if (this.tls.enabled) return this.respond(503, replies.tlsActive);
    if (rest) return this.respond(501, replies.noParameters);
    // RFC 3207 §4.2: discards plain text behind STARTTLS, which an attacker on the network may have inserted.
    this.current_data = null;
    this.respond(220, replies.readyForTls);
    this.client.upgrade((verified, verifyError, peerCertificate, cipher) => {
      this.reset_transaction();
      this.setTLS({ cipher, verified, verifyError, peerCertificate });
      this.#afterMs = { tls: this.#ageMs };
      this.#tlsVersion = (this.client.targetsocket as TLSSocket).getProtocol();
    });
  }

  readonly cmd_help = () => this.respond(214, replies.help);
  /** Haraka would answer 252 and leave the rest to plugins. */
  readonly cmd_vrfy = () => this.respond(502, replies.notImplemented);
  /** Haraka would let local clients run functions of the server by this command. */
  readonly cmd_internalcmd = this.cmd_vrfy;
  readonly cmd_proxy = this.cmd_vrfy;
}
