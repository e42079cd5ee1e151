import { ContractError, mailMediaType, paths, splitTag, type IntakeAnswer } from '@efemera/contract';
import {
  DSN,
  guessesOf,
  intakeLimits,
  MessageBuffers,
  peerOf,
  reasonOf,
  replies,
  TimedShares,
  type Intake,
  type MessageFault,
  type Peer,
  type Recipient,
  type SmtpDelivery,
} from '@efemera/intake';
import { Controller, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { RateLimited } from '../http/rate-limit.guard.js';
import { requestIdOf } from '../http/request-id.js';
import { IntakeTokenGuard } from './intake-token.guard.js';
import { receiveMessage } from './message-upload.js';
import { readRelayedEnvelope, type NamedRecipient } from './relayed-envelope.js';

/** Injection token: the intake of this process. */
export const INTAKE = Symbol('intake');

/** A recipient whose mail is taken, and the inbox that it goes to. */
type Taken = NamedRecipient & { recipient: Recipient };
/** A recipient, and the SMTP reply about it that the relay gets. */
type Replied = NamedRecipient & { reply: DSN };

const replyTo: Record<MessageFault, DSN> = {
  bare_line_break: replies.bareLineBreak,
  too_large: replies.tooLarge,
  no_memory: replies.busy,
};

/** Takes mail that a relay brings over HTTP, by the rules of SMTP and into the same store. */
@Controller(paths.intake)
@UseGuards(IntakeTokenGuard)
export class IntakeController {
  readonly #refusedRecipients = new TimedShares(() =>
    this.intake.settings.sharesStore ? intakeLimits.maxRefusedRecipientsPerHour : Infinity,
  );
  readonly #buffers: MessageBuffers;

  constructor(@Inject(INTAKE) private readonly intake: Intake) {
    this.#buffers = MessageBuffers.forMessagesOf(intake.settings.maxMessageBytes);
  }

  /** @throws ContractError as `libs/contract/src/api-calls` describes for this call. */
  @Post()
  @RateLimited('intake')
  @HttpCode(200)
  async take(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<IntakeAnswer> {
    const connectedAtMs = Date.now();
    const openedMs = performance.now();
    const ageMs = () => Math.round(performance.now() - openedMs);
    refuseOtherContent(request);
    const { envelope, recipients } = readRelayedEnvelope(request);
    const announcedBytes = Number(request.headers['content-length'] ?? 0);
    if (announcedBytes > this.intake.settings.maxMessageBytes) throw this.#tooLarge();
    const delivery: SmtpDelivery = {
      envelope,
      times: { connectedAtMs, tlsVersion: null, afterMs: { recipient: ageMs() } },
      relayIp: request.ip ?? '',
      transactionId: requestIdOf(response),
    };
    const { taken, refused } = await this.#judge(recipients, delivery, announcedBytes);
    const reply = taken.length > 0 ? await this.#store(request, taken, delivery, ageMs) : null;
    return this.#answer([...refused, ...taken.map((each) => ({ ...each, reply: reply ?? replies.stored }))], delivery);
  }

  /** Decides on sender and recipients as the SMTP server does at MAIL and RCPT. */
  async #judge(named: readonly NamedRecipient[], delivery: SmtpDelivery, announcedBytes: number) {
    const peer = peerOf(delivery);
    const { clientIp } = peer;
    const refusal =
      (clientIp === null ? null : this.intake.judgePeer(clientIp)) ??
      this.intake.judgeSender(peer, delivery.envelope.mailFrom, announcedBytes);
    const taken: Taken[] = [];
    const refused: Replied[] = [];
    for (const each of named) {
      const judged =
        refusal ??
        (taken.length === intakeLimits.maxRecipients
          ? replies.tooManyRecipients
          : await this.#judgeRecipient(each, peer, announcedBytes));
      if (judged instanceof DSN) refused.push({ ...each, reply: judged });
      else taken.push({ ...each, recipient: judged });
    }
    return { taken, refused };
  }

  async #judgeRecipient({ user, host }: NamedRecipient, peer: Peer, announcedBytes: number): Promise<Recipient | DSN> {
    const { clientIp } = peer;
    if (clientIp !== null && !this.#refusedRecipients.hasRoom(clientIp)) return replies.tooManyRefusedRecipients;
    const judged = await this.intake.judgeRecipient(user, host, announcedBytes, peer);
    if (judged instanceof DSN && clientIp !== null) this.#refusedRecipients.take(clientIp, guessesOf(judged));
    return judged;
  }

  async #store(request: Request, taken: readonly Taken[], delivery: SmtpDelivery, ageMs: () => number): Promise<DSN> {
    const { maxMessageBytes } = this.intake.settings;
    const upload = await receiveMessage(request, { buffers: this.#buffers, maxMessageBytes });
    delivery.times.afterMs.data = ageMs();
    if (typeof upload === 'string') return replyTo[upload];
    const inboxes = new Map(
      taken.map(({ recipient }) => [`${recipient.tag ?? ''} ${recipient.address}`, recipient] as const),
    );
    return this.intake.accept([...inboxes.values()], upload.message, delivery).finally(upload.settled);
  }

  /**
   * Answers which recipients got the mail. If none got it, throws 413 for a mail that is too large, and 503 if the
   * relay may send the mail again for all of them.
   */
  #answer(replied: readonly Replied[], delivery: SmtpDelivery): IntakeAnswer {
    const refused = replied.filter(({ reply }) => reply.code >= 400);
    for (const each of refused) this.#note(each, delivery);
    const [first] = refused;
    if (first && refused.length === replied.length) {
      if (refused.every(({ reply }) => reply === replies.tooLarge)) throw this.#tooLarge();
      if (refused.every(({ reply }) => reply.code < 500)) throw notNow(first.reply);
    }
    return {
      accepted: replied.filter(({ reply }) => reply.code < 400).map(({ to }) => to),
      refused: refused.map(({ to, reply }) => ({ to, code: reply.code, reason: reply.reply })),
    };
  }

  /** Counts and logs a refusal, and records it in the inbox that it concerns. */
  #note({ user, host, reply }: Replied, delivery: SmtpDelivery): void {
    const { envelope, times, transactionId } = delivery;
    const { counters, log } = this.intake;
    const { clientIp, relayIp } = peerOf(delivery);
    this.intake.countRefusal(reply, { ip: clientIp, mailFrom: envelope.mailFrom });
    counters.add('intake:refused', `${reply.code}/${reasonOf(reply)}`);
    log.warn({ msg: 'refused', transactionId, code: reply.code, status: reply.status, reason: reasonOf(reply) });
    const address = this.intake.addressOf(user, host);
    if (!address) return;
    const { helo, mailFrom } = envelope;
    this.intake.noteRefusal(clientIp ?? relayIp ?? '', [splitTag(address).inbox], {
      refusedAtMs: Date.now(),
      helo,
      mailFrom,
      size: null,
      reply: { code: reply.code, text: reply.reply },
      times,
    });
  }

  #tooLarge(): ContractError {
    const { code, reply } = replies.tooLarge;
    const { maxMessageBytes } = this.intake.settings;
    return new ContractError('body_too_large', `A message has at most ${maxMessageBytes} bytes.`, {
      reply: { code, reason: reply },
    });
  }
}

function refuseOtherContent(request: Request): void {
  if (request.is(mailMediaType) && request.headers['content-encoding'] === undefined) return;
  throw new ContractError(
    'media_type_unsupported',
    `Send the bytes of the message, with the content type ${mailMediaType} and no content encoding.`,
  );
}

const notNow = ({ code, reply }: DSN) =>
  new ContractError(
    code === replies.tryLater.code ? 'storage_unavailable' : 'overloaded',
    'The message was not stored. Please send it again.',
    { reply: { code, reason: reply }, retryAfterSeconds: 5 },
  );
