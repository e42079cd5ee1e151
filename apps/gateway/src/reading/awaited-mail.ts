import {
  matchesFilter,
  type Address,
  type ContractError,
  type EmailList,
  type EmailSummaryList,
  type listQuerySchema,
} from '@efemera/contract';
import type { InboxState, ListedMail } from '@efemera/storage';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { InboxAccess, type OpenInbox } from '../access/inbox-access.js';
import { Semaphore } from '../sending/semaphore.js';
import { MailContents } from './mail-contents.js';

export type ListQuery = z.output<typeof listQuerySchema>;
export type WaitAnswer = EmailList | EmailSummaryList;

/** A caller that waits for mail that matches its query. */
export interface WaitingReader {
  inbox: OpenInbox;
  query: ListQuery;
  /** The time of the wait is up: mail that no worker has parsed yet is parsed now, so that the answer can hold it. */
  isLast: boolean;
}

export interface Awaited<Reader, Answer = WaitAnswer> {
  reader: Reader;
  answer: Answer;
  /** Other mail is not parsed yet, and may hold a newer code or link than this answer. */
  mayBeReplaced: boolean;
}

export interface AwaitedMail<Reader> {
  answers: Awaited<Reader, WaitAnswer | ContractError>[];
  /** Ids of listed mails that must be parsed before they can be part of an answer, newest first. */
  unparsed: string[];
  /** State of the inbox after the read. */
  state: InboxState;
}

/**
 * The gateway reads at most this many listings at the same time for all long-polls together, so that other calls are
 * not kept waiting for Redis.
 */
const maxReadsAtOnce = 4;

/**
 * Reads the answers that callers who wait at one inbox would get now. Reads each listing once for all callers with the
 * same `since`.
 *
 * An answer holds only parsed mail: in other mail a code may be missing. It holds no mail that arrived after an
 * unparsed one: a client that continues with `since` from the newest mail of the answer would miss the unparsed one.
 */
@Injectable()
export class AwaitedMailReader {
  readonly #reads = new Semaphore(maxReadsAtOnce);

  constructor(
    private readonly access: InboxAccess,
    private readonly contents: MailContents,
  ) {}

  /** Reads the inbox once for all its readers. @param readers  at least one, all at the same inbox. */
  async read<Reader extends WaitingReader>(readers: readonly Reader[]): Promise<AwaitedMail<Reader>> {
    const inboxes = readers.map(({ inbox }) => inbox);
    const { value, record, refusals } = await this.access.readForAll(inboxes, (address) =>
      this.#readAll(address, readers),
    );
    return {
      answers: value.answers.map((found) => ({ ...found, answer: refusals.get(found.reader.inbox) ?? found.answer })),
      unparsed: value.unparsed,
      state: record.state,
    };
  }

  async #readAll<Reader extends WaitingReader>(address: Address, readers: readonly Reader[]) {
    const answers: Awaited<Reader>[] = [];
    const unparsed = new Set<string>();
    // Reads one listing after the other: each may be megabytes, and there may be as many as there are readers.
    for (const since of new Set(readers.map(({ query }) => query.since))) {
      const asking = readers.filter(({ query }) => query.since === since);
      const read = await this.#reads.run(() => this.#readSince(address, since, asking));
      answers.push(...read.answers);
      for (const id of read.unparsed) unparsed.add(id);
    }
    return { answers, unparsed: [...unparsed] };
  }

  async #readSince<Reader extends WaitingReader>(
    address: Address,
    sinceId: string | undefined,
    readers: readonly Reader[],
  ) {
    let listed = await this.contents.listed(address, sinceId);
    let matching = matchesOf(listed, readers);
    if (
      readers.some((reader) => reader.isLast && !matching.get(reader)?.length) &&
      !listed.every(({ parsed }) => parsed)
    ) {
      await this.contents.summaries(address, sinceId);
      listed = await this.contents.listed(address, sinceId);
      matching = matchesOf(listed, readers);
    }
    const unparsed = listed.filter(({ parsed }) => !parsed).map(({ summary }) => summary);
    const withBodies = readers.filter(({ query }) => query.fields !== 'summary');
    const wanted = new Set(withBodies.flatMap((reader) => (matching.get(reader) ?? []).map(({ id }) => id)));
    const full = wanted.size > 0 ? await this.contents.emails(address, sinceId, (id) => wanted.has(id)) : [];
    const answers = readers.map((reader): Awaited<Reader> => {
      const summaries = matching.get(reader) ?? [];
      const ids = new Set(summaries.map(({ id }) => id));
      const { has, ...others } = reader.query;
      const emails = reader.query.fields === 'summary' ? summaries : full.filter(({ id }) => ids.has(id));
      return {
        reader,
        answer: { emails, timedOut: emails.length === 0 },
        mayBeReplaced: has !== undefined && unparsed.some((summary) => matchesFilter(summary, others)),
      };
    });
    return { answers, unparsed: unparsed.map(({ id }) => id) };
  }
}

/** The mails that each reader may be answered with. */
function matchesOf<Reader extends WaitingReader>(listed: ListedMail[], readers: readonly Reader[]) {
  const settled = settledPart(listed).map(({ summary }) => summary);
  return new Map(readers.map((reader) => [reader, settled.filter((summary) => matchesFilter(summary, reader.query))]));
}

/** The part of a listing, newest first, that is older than its oldest unparsed mail. */
function settledPart(listed: ListedMail[]): ListedMail[] {
  return listed.slice(listed.findLastIndex(({ parsed }) => !parsed) + 1);
}
