import {
  isReserved,
  type Address,
  type Auth,
  type AuthDetails,
  type EmailSummary,
  type Place,
} from '@efemera/contract';
import {
  partitionOf,
  partitions,
  type MailToParse,
  type RedisKeys,
  type SmtpEnvelope,
  type SmtpTimes,
} from '@efemera/contract/redis';
import type { ParsedMessage } from '@efemera/mime';
import { firstMailSeconds, sizeCountName } from '../counting/counts.js';
import { letterKeys, letterTtlSeconds, mostLetterWeight } from './letter-store.js';
import { mailIdTimeMs } from './mail-id.js';
import { partParsed, type Bodies } from './parsed-mail.js';
import type { RedisCommands } from '../redis/commands.js';
import { commandTimeoutMs } from '../redis/connect.js';
import { isTooLate } from '../redis/errors.js';
import { RedisClock } from '../redis/redis-clock.js';
import {
  countTaken,
  listMails,
  listMailsWithBodies,
  readClock,
  removeMail,
  saveAuth,
  saveParsed,
  setRead,
  storeMail,
  takeBackMail,
  takeUnparsed,
} from '../redis/scripts/mail-scripts.js';
import { networkMark } from './network-mark.js';
import { senderDomain } from './sender-domain.js';
import { pieceBytes, SourcePieces } from './source-pieces.js';
import {
  byName,
  contentFields,
  deliveredFields,
  deliveryNoteFields,
  isParsed,
  packParsedMail,
  parsedFields,
  piecesField,
  type DeliveredMail,
  type MailFields,
  type StoredMailReader,
} from './stored-mail.js';
import { shortenedSummary } from './stored-summary.js';

/** One mail for one recipient, as the SMTP server passes it on. */
export interface IncomingMail {
  id: string;
  address: Address;
  /** Tag of the plus address that the sender named. */
  tag?: string | null;
  receivedAtMs: number;
  /** The server whose data are imported has received the mail: its lifetime counts from `receivedAtMs`. */
  isImported?: true;
  /**
   * Digest of message, sender and tag. If the inbox lists a mail with the same mark, the message was sent again and this
   * copy is not stored. Null: the copy is stored in any case.
   */
  mark?: string | null;
  /** Decoded, one line each. */
  from: string;
  subject: string;
  /** Bytes as received, in one or in pieces. */
  source: Buffer | readonly Buffer[];
  /** Null for a mail that arrived through the site's form instead of SMTP. */
  envelope: SmtpEnvelope | null;
  times?: SmtpTimes;
}

/** A copy of a message that may have been stored, with the values by which the store has counted it. */
export type StoredCopy = MailToParse & Pick<IncomingMail, 'from' | 'mark'> & { bytes: number };

/** The result of a sender check. */
export interface CheckedSender {
  auth: NonNullable<Auth>;
  details: NonNullable<AuthDetails>;
}

/** Whether an inbox has webhooks, and browsers that subscribe to it. */
export interface Followers {
  webhooks: boolean;
  browsers: boolean;
}

export interface ListedMail {
  summary: EmailSummary;
  /** False until the parsed form has been saved: preview, code, link and attachments are not known yet. */
  parsed: boolean;
}

/** Redis stores a mail within this time or not at all; the last second of a command's time-out is for its answer. */
const storeWithinMs = commandTimeoutMs - 1000;

/**
 * At most so many mails by SMTP, and so many from the site's form, are in a reserved inbox. Separate limits: a flood by
 * SMTP drops no mail from the form. `mostLetterWeight` bounds the mails by SMTP in all reserved inboxes together.
 */
const maxReservedMessages = 2000;
const maxFormMessages = 1000;

/**
 * How many bytes an inbox may hold: a hundred mails of the largest size would take a gigabyte, and a few such inboxes
 * fill the store.
 */
const defaultMaxInboxBytes = 100 * 1024 * 1024;

/** Bytes of bodies that a reply of a listing may have: a hundred bodies of megabytes would block Redis and gateway. */
const bodiesOfListingBytes = 512 * 1024;

/**
 * A mail that is not parsed after this time counts as lost: normally it is queued within milliseconds and parsed soon
 * after.
 */
const lostAfterMs = 5000;
/** Tolerance for differing clocks, and for the time between storing a mail and adding its job. */
const queueingMs = 5000;
const lostBatch = 200;
/** How many times a lost mail is queued again: one that kills the worker must not go on doing so until it expires. */
const timesTaken = 5;

const noKeys: readonly string[] = [];

/** Mails of all inboxes. Writes `mail`, `sourcePieces`, `mails`, `letters`, `events` and the counts of mails. */
export class MailStore {
  private readonly clock: RedisClock;
  private readonly pieces: SourcePieces;

  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
    private readonly reader: StoredMailReader,
    private readonly memory: { readonly limitBytes: number },
    private readonly limits: { inboxTtlSeconds: number; maxInboxMessages: number; maxInboxBytes?: number },
  ) {
    this.pieces = new SourcePieces(commands);
    this.clock = new RedisClock((partition) => commands.run(readClock, { nothingKey: keys.nothing(partition) }));
  }

  /**
   * Stores, lists, counts and announces one mail, all or nothing; when it resolves, every listing shows it.
   * Storing the same id again changes nothing, so a caller may retry.
   *
   * @param patienceMs  how long to retry while a replica replaces a dead server.
   * @returns `apiKeyId`: the program's key with which the inbox was claimed; missing if a visitor claimed it, or if the
   * mail had been stored before.
   * @throws StorageUnavailableError | StorageFullError  the mail is not confirmed: answer the sender with 451 or 452.
   */
  async store(mail: IncomingMail, patienceMs?: number): Promise<{ held: boolean; apiKeyId?: string }> {
    const partition = this.commands.isCluster ? partitionOf(mail.address) : 0;
    const source = Buffer.isBuffer(mail.source) ? [mail.source] : mail.source;
    const sourceBytes = source.reduce((sum, piece) => sum + piece.length, 0);
    const isLarge = sourceBytes > pieceBytes;
    const input = this.#storeInput(mail, isLarge ? [] : source, sourceBytes);
    const giveUpAtMs = performance.now() + (patienceMs ?? commandTimeoutMs);
    const writePieces = async () => {
      const { piecesKey: key, mailKey, pieces } = input;
      if (pieces > 0 && (await this.pieces.areKept(key, mailKey, pieces))) return 0;
      const { count, tookMs } = await this.pieces.write({ partition, key, source }, giveUpAtMs, storeWithinMs);
      input.pieces = count;
      return tookMs;
    };
    const store = async () => {
      const [held, apiKeyId] = await this.commands.promiseAtLength(
        storeMail,
        async () => {
          const writingMs = isLarge ? await writePieces() : 0;
          input.deadlineMs = (await this.clock.nowMs(partition)) + storeWithinMs - writingMs;
          return input;
        },
        patienceMs,
      );
      return { held: held === 1, ...(apiKeyId !== undefined && { apiKeyId: String(apiKeyId) }) };
    };
    try {
      return await store();
    } catch (error) {
      if (!isTooLate(error)) throw error;
      // The script stored nothing, since its deadline was over by Redis' clock. That clock may have been set since this
      // process read it: reads it again and retries once.
      await this.clock.refresh(partition);
      return await store();
    } finally {
      if (isLarge) this.pieces.forget(input.piecesKey);
    }
  }

  /**
   * Takes back copies of a message that was deferred (4xx), since its sender will send it again. Removes the copies that
   * were stored, and keeps commands that are still on their way from storing one.
   *
   * @throws StorageUnavailableError some copies may still be stored: call it again.
   */
  async takeBack(copies: readonly StoredCopy[]): Promise<void> {
    await Promise.all(
      copies.map(({ address, id, mark, from, bytes }) =>
        this.commands.run(takeBackMail, {
          ...this.#keysOf(address, id),
          ...this.#countingOf(address),
          formMailsKey: this.keys.formMails(address),
          unparsedKey: this.keys.unparsed(partitionOf(address)),
          settledKey: this.keys.settledMail(address, id),
          letterKeys: this.#letterKeys(address),
          senderDomain: senderDomain(from),
          sizeField: sizeCountName(bytes),
          mark: mark ?? null,
          id,
          address,
        }),
      ),
    );
  }

  /** Lets an equal message to these inboxes be stored: the senders of these have received their 250, so it is another one. */
  async forgetMarks(mails: readonly Pick<IncomingMail, 'address' | 'mark'>[]): Promise<void> {
    await this.commands.do((redis) =>
      Promise.all(mails.map(({ address, mark }) => mark && redis.hdel(this.keys.inbox(address), `same:${mark}`))),
    );
  }

  /** Lists mails, newest first; with `sinceId` only those that arrived after that mail. */
  async list(address: Address, options: { sinceId?: string } = {}): Promise<ListedMail[]> {
    return (await this.snapshot(address, options)).mails;
  }

  /** Like `list`, with the place of the last fact that the listing includes; null if the address never had a fact. */
  async snapshot(
    address: Address,
    options: { sinceId?: string } = {},
  ): Promise<{ place: Place | null; mails: ListedMail[] }> {
    const [place, rows] = await this.commands.run(listMails, this.#listInput(address, false, options.sinceId));
    const mails = rows.map(([id, json, read, parsed]) => ({
      summary: this.reader.summary(address, id, json, read),
      parsed: parsed === '1',
    }));
    return { place, mails };
  }

  /**
   * Like `list`, with bodies. Unpacks the bodies of a mail only when the caller asks for them, because a hostile mail may
   * be a thousand times its packed size. Bodies for which the listing's reply had no room are also read only then.
   */
  async listWithBodies(
    address: Address,
    options: { sinceId?: string } = {},
  ): Promise<(ListedMail & { readBodies: () => Promise<Bodies | null> })[]> {
    const [, rows] = await this.commands.run(listMailsWithBodies, this.#listInput(address, true, options.sinceId));
    return rows.map(([id, json, read, parsed, ...content]) => {
      const summary = this.reader.summary(address, String(id), String(json), read);
      const fields = byName(contentFields, content);
      return {
        summary,
        parsed: Boolean(parsed),
        readBodies: () =>
          // Reads the bodies from the listing's reply; if that had no room for them, reads them now.
          content.length > 0 ? this.reader.bodies(summary, fields) : this.#readBodies(address, summary),
      };
    });
  }

  /** Reads one mail; null when this inbox has no such mail. */
  async get(
    address: Address,
    id: string,
  ): Promise<(ListedMail & { bodies: Bodies | null; authDetails: AuthDetails }) | null> {
    const stored = await this.#read(address, id, ['auth', ...parsedFields, ...contentFields]);
    if (!stored) return null;
    const { summary, fields } = stored;
    return {
      summary,
      parsed: isParsed(fields),
      bodies: await this.reader.bodies(summary, fields),
      authDetails: fields['auth'] ? (JSON.parse(fields['auth'].toString()) as AuthDetails) : null,
    };
  }

  /** Reads the summary of one mail; null when this inbox has no such mail. */
  async summary(address: Address, id: string): Promise<EmailSummary | null> {
    return (await this.#read(address, id, []))?.summary ?? null;
  }

  /** Reads one mail as it was delivered; null when this inbox has no such mail, or its bytes can't be read. */
  async delivered(address: Address, id: string): Promise<(ListedMail & DeliveredMail) | null> {
    const stored = await this.#read(address, id, [...parsedFields, ...deliveredFields]);
    if (!stored) return null;
    const { summary, fields } = stored;
    const pieces = Number(fields[piecesField] ?? 0);
    if (pieces > 0) fields['raw'] = await this.pieces.read(this.keys.mail(address, id), pieces);
    const delivered = await this.reader.delivered(summary, fields);
    if (!delivered) return null;
    const { envelope, times, source } = delivered;
    return { summary, parsed: isParsed(fields), envelope, times: times ?? undefined, source };
  }

  /** Reads the source of a mail; null when this inbox has no such mail. */
  async source(address: Address, id: string): Promise<Buffer | null> {
    return (await this.delivered(address, id))?.source ?? null;
  }

  /** Lists the senders of a mail from its summary, envelope and header; null when this inbox has no such mail. */
  async senders(address: Address, id: string): Promise<string[] | null> {
    const stored = await this.#read(address, id, deliveryNoteFields);
    if (!stored) return null;
    const { summary, fields } = stored;
    const note = await this.reader.deliveryNote(summary, fields);
    return [summary.from, note?.envelope?.mailFrom ?? '', ...(note?.envelope?.headerFrom ?? [])];
  }

  /**
   * Stores the parsed form of a mail and announces it. Packs the source where this saves memory.
   *
   * @returns whether webhooks and browsers are to be told of the mail.
   */
  async saveParsed(
    address: Address,
    summary: EmailSummary,
    parsed: ParsedMessage,
    mail: DeliveredMail,
  ): Promise<Followers> {
    const { found, bodies } = partParsed(parsed);
    const announced: EmailSummary = { ...summary, ...found };
    const { replaced, fields } = await packParsedMail(bodies, mail, Date.now());
    const partition = partitionOf(address);
    const [hasWebhooks, hasSubscriptions] = await this.commands.run(saveParsed, {
      inboxKey: this.keys.inbox(address),
      mailsKey: this.keys.mails(address),
      mailKey: this.keys.mail(address, summary.id),
      eventsKey: this.keys.events(partition),
      hoursKey: this.keys.hours(partition),
      webhooksKey: this.keys.webhooks(address),
      pushKey: this.keys.push(address),
      nothingKey: this.keys.nothing(partition),
      hourCountsPrefix: this.keys.hourCountsPrefix(partition),
      id: summary.id,
      address,
      announced: JSON.stringify(announced),
      hasCode: parsed.code !== null,
      replacedFields: replaced.join(' '),
      fields: ['summary', shortenedSummary(address, announced), ...fields],
    });
    return { webhooks: hasWebhooks === 1, browsers: hasSubscriptions === 1 };
  }

  /**
   * Stores the result of a sender check and announces it. Changes nothing if the mail has been deleted or has a result.
   *
   * @param summary  of the parsed mail: only this method changes it after parsing.
   */
  async saveAuth(address: Address, summary: EmailSummary, { auth, details }: CheckedSender): Promise<void> {
    const announced: EmailSummary = { ...summary, auth };
    await this.commands.run(saveAuth, {
      ...this.#keysOf(address, summary.id),
      id: summary.id,
      address,
      announced: JSON.stringify(announced),
      summary: shortenedSummary(address, announced),
      details: JSON.stringify(details),
    });
  }

  /**
   * Sets the read flag, which marks a letter to the operator as answered. Returns false when this inbox has no such
   * mail.
   */
  async setRead(address: Address, id: string, read: boolean): Promise<boolean> {
    const keys = { ...this.#keysOf(address, id), letterKeys: this.#letterKeys(address) };
    return this.commands.run(setRead, { ...keys, id, address, isRead: read });
  }

  /** Removes a mail. Returns false when this inbox has no such mail. */
  async remove(address: Address, id: string): Promise<boolean> {
    const keys = { ...this.#keysOf(address, id), letterKeys: this.#letterKeys(address) };
    return this.commands.run(removeMail, { ...keys, formMailsKey: this.keys.formMails(address), id, address });
  }

  /** Removes these mails of held inboxes from the list of unparsed mails. */
  async settle(mails: readonly MailToParse[]): Promise<void> {
    const members = new Map<string, string[]>();
    for (const { address, id } of mails) {
      const key = this.keys.unparsed(partitionOf(address));
      members.set(key, [...(members.get(key) ?? []), `${id} ${address}`]);
    }
    await this.commands.do((redis) => Promise.all([...members].map(([key, ids]) => redis.zrem(key, ...ids))));
  }

  /**
   * Finds mails of held inboxes that were not parsed in time and that wait in no job, and queues them again.
   * Several processes may run it at once.
   *
   * @param waitingSinceMs  when the oldest waiting job was added; null if none waits.
   * @param queue           if it rejects, a later call finds the mails again, and this attempt is not counted.
   */
  async takeLost(
    waitingSinceMs: number | null,
    queue: (lost: readonly MailToParse[]) => Promise<void>,
  ): Promise<MailToParse[]> {
    const taken = await Promise.all(
      partitions.map((partition) =>
        this.commands.run(takeUnparsed, {
          unparsedKey: this.keys.unparsed(partition),
          nothingKey: this.keys.nothing(partition),
          mailsPrefix: this.keys.mailsPrefix(partition),
          mailPrefix: this.keys.mailPrefix(partition),
          lostAfterMs,
          waitingSinceMs: waitingSinceMs === null ? null : waitingSinceMs - queueingMs,
          mostMails: lostBatch,
          mostTimes: timesTaken,
        }),
      ),
    );
    const ofPartitions = taken.map((members) =>
      members.map((member) => {
        const [id = '', address] = member.split(' ');
        return { id, address: address as Address };
      }),
    );
    const lost = ofPartitions.flat();
    if (lost.length > 0) await queue(lost);
    await Promise.all(
      ofPartitions
        .filter((mails) => mails.length > 0)
        .map((mails) =>
          this.commands.run(countTaken, { mailKeys: mails.map(({ address, id }) => this.keys.mail(address, id)) }),
        ),
    );
    return lost;
  }

  /** Builds the input as one literal with a single small spread: with many, V8 takes ten times as long for it. */
  #storeInput(mail: IncomingMail, source: readonly Buffer[], sourceBytes: number) {
    const { address, id, from } = mail;
    const partition = partitionOf(address);
    const reserved = isReserved(address);
    const isByForm = reserved && mail.envelope === null;
    const summary: EmailSummary = {
      id,
      to: address,
      from,
      subject: mail.subject,
      timestamp: new Date(mail.receivedAtMs).toISOString(),
      read: false,
      size: sourceBytes,
      preview: '',
      code: null,
      link: null,
      attachments: [],
      auth: null,
      tag: mail.tag ?? null,
    };
    return {
      inboxKey: this.keys.inbox(address),
      mailsKey: this.keys.mails(address),
      mailKey: this.keys.mail(address, id),
      dueKey: this.keys.due(partition),
      eventsKey: this.keys.events(partition),
      ...this.#countingOf(address),
      hoursKey: this.keys.hours(partition),
      unparsedKey: this.keys.unparsed(partition),
      formMailsKey: this.keys.formMails(address),
      settledKey: this.keys.settledMail(address, id),
      piecesKey: this.keys.sourcePieces(address, id),
      letterKeys: this.#letterKeys(address),
      deadlineMs: 0,
      isRetried: this.commands.mayRetry,
      id,
      address,
      ttlMs: (reserved ? letterTtlSeconds : this.limits.inboxTtlSeconds) * 1000,
      mostMails: isByForm ? maxFormMessages : reserved ? maxReservedMessages : this.limits.maxInboxMessages,
      summary: JSON.stringify(summary),
      source,
      sourceBytes,
      pieces: 0,
      mailPrefix: this.keys.mailPrefix(partition),
      envelope: JSON.stringify(mail.envelope),
      senderDomain: senderDomain(from),
      sizeField: sizeCountName(sourceBytes),
      isReserved: reserved,
      times: mail.times ? JSON.stringify(mail.times) : null,
      isByForm,
      mostBytes: this.limits.maxInboxBytes ?? defaultMaxInboxBytes,
      network: reserved || !mail.envelope ? null : networkMark(mail.envelope.ip),
      mark: mail.mark ?? null,
      letterNetwork: reserved && mail.envelope ? networkMark(mail.envelope.ip) : null,
      mostLetterWeight: reserved ? mostLetterWeight(this.memory.limitBytes) : null,
      arrivedMs: mail.isImported ? mail.receivedAtMs : null,
    };
  }

  /** Only reserved addresses have letters: without these keys the scripts run no command for the list. */
  #letterKeys(address: Address): readonly string[] {
    return isReserved(address) ? letterKeys(this.keys, partitionOf(address)) : noKeys;
  }

  /** Where the mails of an inbox are counted. */
  #countingOf(address: Address) {
    const partition = partitionOf(address);
    return {
      countsKey: this.keys.counts(partition),
      domainsPrefix: this.keys.domainsPrefix(partition),
      hourCountsPrefix: this.keys.hourCountsPrefix(partition),
      firstMailBounds: firstMailSeconds.join(' '),
    };
  }

  /** Redis keys that all scripts which change one mail have in common. */
  #keysOf(address: Address, id: string) {
    return {
      inboxKey: this.keys.inbox(address),
      mailsKey: this.keys.mails(address),
      mailKey: this.keys.mail(address, id),
      eventsKey: this.keys.events(partitionOf(address)),
    };
  }

  #listInput(address: Address, withContent: boolean, sinceId?: string) {
    return {
      mailsKey: this.keys.mails(address),
      inboxKey: this.keys.inbox(address),
      nothingKey: this.keys.nothing(partitionOf(address)),
      mailPrefix: this.keys.mailPrefix(partitionOf(address)),
      withContent,
      sinceId: sinceId ?? null,
      sinceMs: sinceId ? mailIdTimeMs(sinceId) : null,
      contentBytes: bodiesOfListingBytes,
      fieldNames: contentFields,
    };
  }

  async #readBodies(address: Address, { id }: EmailSummary): Promise<Bodies | null> {
    const stored = await this.#read(address, id, contentFields);
    return stored && this.reader.bodies(stored.summary, stored.fields);
  }

  /** Reads the summary and some fields of one mail; null unless it is listed in this inbox and still stored. */
  async #read(
    address: Address,
    id: string,
    names: readonly string[],
  ): Promise<{ summary: EmailSummary; fields: MailFields } | null> {
    const [listed, [json, read, ...values]] = await this.commands.do((redis) =>
      Promise.all([
        redis.zscore(this.keys.mails(address), id),
        redis.hmgetBuffer(this.keys.mail(address, id), 'summary', 'read', ...names),
      ]),
    );
    if (listed === null || !json) return null;
    return { summary: this.reader.summary(address, id, json.toString(), read), fields: byName(names, values) };
  }
}
