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
import { senderDomain } from './sender-domain.js';
import {
  byName,
  contentFields,
  deliveredFields,
  deliveryNoteFields,
  isParsed,
  packParsedMail,
  parsedFields,
  type DeliveredMail,
  type MailFields,
  type StoredMailReader,
} from './stored-mail.js';
import { shortenedSummary } from './stored-summary.js';

/** One mail for one recipient, as SMTP intake hands it over. */
export interface IncomingMail {
  id: string;
  address: Address;
  receivedAtMs: number;
  /** Decoded, one line each. */
  from: string;
  subject: string;
  /** Bytes as received, in one or in pieces. */
  source: Buffer | readonly Buffer[];
  /** Null for what did not come by SMTP but by the site's form. */
  envelope: SmtpEnvelope | null;
  times?: SmtpTimes;
}

/** What a check of the sender came to. */
export interface CheckedSender {
  auth: NonNullable<Auth>;
  details: NonNullable<AuthDetails>;
}

export interface ListedMail {
  summary: EmailSummary;
  /** False until the parsed form has been saved: preview, code, link and attachments are not known yet. */
  parsed: boolean;
}

/** Redis stores a mail within this time or not at all; what is left of a command's time is for its answer. */
const storeWithinMs = commandTimeoutMs - 1000;

/** Mail for the operator waits for a person who does not look every hour. */
const reservedTtlSeconds = 30 * 86_400;
/** What anybody may send there by SMTP, and what the site's form brings: neither pushes the other out. */
const maxReservedMessages = 2000;
const maxFormMessages = 1000;

/** One inbox is no place to fill the store from: a hundred mails of the largest kind would weigh a gigabyte. */
const defaultMaxInboxBytes = 100 * 1024 * 1024;

/** Bodies that come with a listing, in one reply: a hundred of megabytes each would hold up Redis and whoever asks. */
const bodiesOfListingBytes = 512 * 1024;

/** A mail on its way to a worker is queued within milliseconds, and done soon after. */
const lostAfterMs = 5000;
/** Clocks differ, and a mail waits a moment before it joins a job. */
const queueingMs = 5000;
const lostBatch = 200;
/** A mail that ends whoever parses it must not do so for as long as it lies there. */
const timesTaken = 5;

/** Mails of all inboxes. Writes `mail`, `mails`, `events` and what is counted of each. */
export class MailStore {
  private readonly clock: RedisClock;

  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
    private readonly reader: StoredMailReader,
    private readonly limits: { inboxTtlSeconds: number; maxInboxMessages: number; maxInboxBytes?: number },
  ) {
    this.clock = new RedisClock((partition) => commands.run(readClock, { nothingKey: keys.nothing(partition) }));
  }

  /**
   * Stores, lists, counts and tells one mail, all or nothing; when it resolves, every listing shows it.
   * Storing the same id again changes nothing, so a caller may retry.
   *
   * @param patienceMs  how long it is tried while a server is being replaced.
   * @throws StorageUnavailableError | StorageFullError  nothing promised: answer the sender with 451 or 452.
   */
  async store(mail: IncomingMail, patienceMs?: number): Promise<{ held: boolean }> {
    const partition = partitionOf(mail.address);
    const reserved = isReserved(mail.address);
    const isByForm = reserved && mail.envelope === null;
    const source = Buffer.isBuffer(mail.source) ? [mail.source] : mail.source;
    const size = source.reduce((sum, piece) => sum + piece.length, 0);
    const summary: EmailSummary = {
      id: mail.id,
      to: mail.address,
      from: mail.from,
      subject: mail.subject,
      timestamp: new Date(mail.receivedAtMs).toISOString(),
      read: false,
      size,
      preview: '',
      code: null,
      link: null,
      attachments: [],
      auth: null,
    };
    const clock = this.commands.isCluster ? partition : 0;
    const store = () =>
      this.commands.promiseAtLength(
        storeMail,
        async () => ({ ...input, deadlineMs: (await this.clock.nowMs(clock)) + storeWithinMs }),
        patienceMs,
      );
    const input = {
      ...this.#keysOf(mail.address, mail.id),
      settledKey: this.keys.settledMail(mail.address, mail.id),
      isRetried: this.commands.mayRetry,
      dueKey: this.keys.due(partition),
      countsKey: this.keys.counts(partition),
      hoursKey: this.keys.hours(partition),
      unparsedKey: this.keys.unparsed(partition),
      formMailsKey: this.keys.formMails(mail.address),
      mailPrefix: this.keys.mailPrefix(partition),
      domainsPrefix: this.keys.domainsPrefix(partition),
      hourCountsPrefix: this.keys.hourCountsPrefix(partition),
      id: mail.id,
      address: mail.address,
      summary: JSON.stringify(summary),
      source,
      envelope: JSON.stringify(mail.envelope),
      times: mail.times ? JSON.stringify(mail.times) : null,
      isReserved: reserved,
      isByForm,
      ttlMs: (reserved ? reservedTtlSeconds : this.limits.inboxTtlSeconds) * 1000,
      mostMails: isByForm ? maxFormMessages : reserved ? maxReservedMessages : this.limits.maxInboxMessages,
      mostBytes: this.limits.maxInboxBytes ?? defaultMaxInboxBytes,
      senderDomain: senderDomain(mail.from),
      sizeField: sizeCountName(size),
      firstMailBounds: firstMailSeconds.join(' '),
    };
    try {
      return { held: await store() };
    } catch (error) {
      if (!isTooLate(error)) throw error;
      // Nothing was done. Redis' clock may have been set since it was read.
      await this.clock.refresh(clock);
      return { held: await store() };
    }
  }

  /**
   * Takes back copies of a message whose sender was told to come again: those that were stored are removed, and no command
   * that is still on its way stores one of them.
   *
   * @throws StorageUnavailableError  some may still be there: try again.
   */
  async takeBack(mails: readonly MailToParse[]): Promise<void> {
    await Promise.all(
      mails.map(({ address, id }) =>
        this.commands.run(takeBackMail, {
          ...this.#keysOf(address, id),
          formMailsKey: this.keys.formMails(address),
          unparsedKey: this.keys.unparsed(partitionOf(address)),
          settledKey: this.keys.settledMail(address, id),
          id,
          address,
        }),
      ),
    );
  }

  /** Newest first; `sinceId` leaves out that mail and all that came before it. */
  async list(address: Address, options: { sinceId?: string } = {}): Promise<ListedMail[]> {
    return (await this.snapshot(address, options)).mails;
  }

  /** The same with the place in the stream of the last fact that it shows; null where nothing ever lay here. */
  async snapshot(
    address: Address,
    options: { sinceId?: string } = {},
  ): Promise<{ place: Place | null; mails: ListedMail[] }> {
    const [place, rows] = await this.#list(address, options.sinceId);
    const mails = rows.map(([id, json, read, parsed]) => ({
      summary: this.reader.summary(address, id, json, read),
      parsed: parsed === '1',
    }));
    return { place, mails };
  }

  /**
   * The same with bodies, unpacked when asked for: packed, a hostile mail is a hundredth of its size. What would make one
   * reply too long is read when asked for, too.
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
          // Listed with its content, or has none.
          content.length > 0 ? this.reader.bodies(summary, fields) : this.#readBodies(address, summary),
      };
    });
  }

  /** One mail, or null when this inbox has no such mail. */
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

  /** One mail as it was delivered, or null when this inbox has no such mail, or its bytes can't be read. */
  async delivered(address: Address, id: string): Promise<(ListedMail & DeliveredMail) | null> {
    const stored = await this.#read(address, id, [...parsedFields, ...deliveredFields]);
    if (!stored) return null;
    const { summary, fields } = stored;
    const delivered = await this.reader.delivered(summary, fields);
    if (!delivered) return null;
    const { envelope, times, source } = delivered;
    return { summary, parsed: isParsed(fields), envelope, times: times ?? undefined, source };
  }

  /** The bytes as received, or null when this inbox has no such mail. */
  async source(address: Address, id: string): Promise<Buffer | null> {
    return (await this.delivered(address, id))?.source ?? null;
  }

  /** All who sent a mail, as it shows, by its envelope and by its header; null when this inbox has no such mail. */
  async senders(address: Address, id: string): Promise<string[] | null> {
    const stored = await this.#read(address, id, deliveryNoteFields);
    if (!stored) return null;
    const { summary, fields } = stored;
    const note = await this.reader.deliveryNote(summary, fields);
    return [summary.from, note?.envelope?.mailFrom ?? '', ...(note?.envelope?.headerFrom ?? [])];
  }

  /** Keeps what was found in a mail and tells it. Its source is packed where that saves room. */
  async saveParsed(address: Address, summary: EmailSummary, parsed: ParsedMessage, mail: DeliveredMail): Promise<void> {
    const { found, bodies } = partParsed(parsed);
    const announced: EmailSummary = { ...summary, ...found };
    const { replaced, fields } = await packParsedMail(bodies, mail, Date.now());
    const partition = partitionOf(address);
    await this.commands.run(saveParsed, {
      ...this.#keysOf(address, summary.id),
      hoursKey: this.keys.hours(partition),
      nothingKey: this.keys.nothing(partition),
      hourCountsPrefix: this.keys.hourCountsPrefix(partition),
      id: summary.id,
      address,
      announced: JSON.stringify(announced),
      hasCode: parsed.code !== null,
      replacedFields: replaced.join(' '),
      fields: ['summary', shortenedSummary(address, announced), ...fields],
    });
  }

  /**
   * Keeps what a check of the sender came to, and tells it. A mail that is gone stays gone, and the first result stands.
   *
   * @param summary  of the parsed mail: nothing but this changes it any more.
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

  /** False when this inbox has no such mail. */
  async setRead(address: Address, id: string, read: boolean): Promise<boolean> {
    return this.commands.run(setRead, { ...this.#keysOf(address, id), id, address, isRead: read });
  }

  /** False when this inbox has no such mail. */
  async remove(address: Address, id: string): Promise<boolean> {
    const formMailsKey = this.keys.formMails(address);
    return this.commands.run(removeMail, { ...this.#keysOf(address, id), formMailsKey, id, address });
  }

  /** Notes that nothing is left to be done to these mails of held inboxes. */
  async settle(mails: readonly MailToParse[]): Promise<void> {
    const members = new Map<string, string[]>();
    for (const { address, id } of mails) {
      const key = this.keys.unparsed(partitionOf(address));
      members.set(key, [...(members.get(key) ?? []), `${id} ${address}`]);
    }
    await this.commands.do((redis) => Promise.all([...members].map(([key, ids]) => redis.zrem(key, ...ids))));
  }

  /**
   * Takes mails of held inboxes that nobody settled in time and that wait in no job, and has them queued again.
   * Safe to run in several processes at once.
   *
   * @param waitingSinceMs  when the job was added that waits longest; null where none does.
   * @param queue           where it fails, they are taken again later, and this time does not count.
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

  /** Keys that every change of one mail touches. */
  #keysOf(address: Address, id: string) {
    return {
      inboxKey: this.keys.inbox(address),
      mailsKey: this.keys.mails(address),
      mailKey: this.keys.mail(address, id),
      eventsKey: this.keys.events(partitionOf(address)),
    };
  }

  #list(address: Address, sinceId?: string) {
    return this.commands.run(listMails, this.#listInput(address, false, sinceId));
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

  /** Reads the summary and some fields of one mail; null unless it is listed in this inbox and still there. */
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
