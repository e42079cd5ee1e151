import { ContractError, limits, type Address, type StreamEvents } from '@efemera/contract';
import type { Fact } from '@efemera/contract/redis';
import { isAfter, Storage, type PlacedFact } from '@efemera/storage';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Response } from 'express';
import type { Credentials } from '../access/credentials.js';
import { InboxAccess } from '../access/inbox-access.js';
import { SETTINGS, type Settings } from '../config.js';
import { Pushes } from '../deliveries/pushes.js';
import { FactFeed } from './fact-feed.js';
import { clientGone } from '../http/client-gone.js';
import { OpenCalls } from '../http/open-calls.js';
import { LateParsing, workerPatienceMs } from './late-parsing.js';
import { MailReader } from '../reading/mail-reader.js';
import { Backlogs, type StreamWriter } from '../sending/stream-writer.js';
import { Turns } from '../sending/turns.js';

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // A proxy that compressed it, or gathered it (nginx), would hold each event back until there are more.
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
};
/** How long a browser waits before it comes back, so that a gateway that ends is not stormed. */
const retryMs = 2000;
/** Streams that begin at a time: each reads a whole inbox. */
const mostBeginnings = 8;

interface Stream {
  response: Response;
  writer: StreamWriter;
  credentials: Credentials;
  /** Facts that came before the first word was out; null from then on. */
  held: PlacedFact[] | null;
  /** The place up to which this reader knows all; null before anything happened. */
  place: string | null;
  /** Something befell all streams before its first word was out. */
  mustEnd: boolean;
}

/** Whoever asks for a stream. */
interface Caller {
  credentials: Credentials;
  network: string;
  /** Where another stream ended, or null. */
  lastEventId: string | null;
  /** Told what the beginning weighs, before it is sent; throws where it must not be. */
  onBytes: (bytes: number) => Promise<void>;
}

/** How a stream begins: with what happened since, or with all there is. */
interface Beginning {
  place: string | null;
  frames: string[];
  unparsed: string[];
}

/**
 * Tells readers over HTTP what happens in an inbox, each fact once and in order.
 *
 * Every event carries its place in the stream of facts, and so does each heartbeat: the stream keeps the last minutes
 * only, of all inboxes of a partition together, and a place named in time is still there when the reader comes back.
 */
@Injectable()
export class EventStreams implements OnApplicationBootstrap {
  readonly #byAddress = new Map<Address, Set<Stream>>();
  readonly #calls: OpenCalls;
  readonly #backlogs: Backlogs;
  readonly #beginnings = new Turns(mostBeginnings);

  constructor(
    @Inject(SETTINGS) { RATE_LIMITS }: Settings,
    private readonly storage: Storage,
    private readonly access: InboxAccess,
    private readonly reader: MailReader,
    private readonly lateParsing: LateParsing,
    private readonly pushes: Pushes,
    private readonly facts: FactFeed,
  ) {
    this.#calls = new OpenCalls({
      most: limits.maxStreams,
      mostOfNetwork: RATE_LIMITS ? limits.maxStreamsPerNetwork : Infinity,
      refusal: { code: 'too_many_streams', message: 'Your network has too many event streams open already.' },
    });
    this.#backlogs = new Backlogs(
      limits.maxStreamBacklogsBytes,
      RATE_LIMITS ? limits.maxStreamBacklogsBytesPerNetwork : Infinity,
    );
    lateParsing.onBehalfOf((address) => this.#byAddress.has(address));
    facts.onFact(
      (address) => this.#byAddress.has(address as Address),
      (fact, id) => this.#tell({ fact, id }),
    );
    // What they missed is gone from the stream, too: they come back to a snapshot.
    facts.onGap(() => this.#endAll());
    facts.ending.addEventListener('abort', () => this.#endAll());
  }

  /** Streams that are open now. */
  get count(): number {
    return this.#calls.count;
  }

  /** What their readers have not taken yet. */
  get owedBytes(): number {
    return this.#backlogs.bytes;
  }

  onApplicationBootstrap(): void {
    const timer = setInterval(() => this.beat(), limits.streamHeartbeatSeconds * 1000).unref();
    this.facts.ending.addEventListener('abort', () => clearInterval(timer));
  }

  /**
   * Opens a stream; returns when it has begun.
   *
   * @throws ContractError  as long as nothing has been answered: `inbox_private`, `too_many_streams`, `overloaded`.
   */
  async open(address: Address, caller: Caller, response: Response): Promise<void> {
    const { credentials, network } = caller;
    if (this.facts.ending.aborted) throw new ContractError('overloaded', 'This server is about to end.');
    const leave = this.#calls.enter(network);
    // Entered before anything is read: from here on no fact passes by.
    const writer = this.#backlogs.open(response, network);
    const place = this.facts.placeOf(address);
    const stream: Stream = { response, writer, credentials, held: [], place, mustEnd: false };
    this.#add(address, stream);
    const end = () => {
      this.#remove(address, stream);
      leave();
    };
    const gone = clientGone(response);
    if (gone.aborted) end();
    else gone.addEventListener('abort', end);
    try {
      await this.#beginnings.take(() => this.#begin(address, stream, caller));
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Breaks the silence, and tells each reader how far they have come. */
  beat(): void {
    this.#backlogs.dropStalled();
    for (const [address, streams] of this.#byAddress) {
      const place = this.facts.placeOf(address);
      for (const stream of streams) {
        if (stream.held) continue;
        const isNews = place !== null && (stream.place === null || isAfter(place, stream.place));
        if (isNews) stream.place = place;
        stream.writer.write(isNews ? `: \nid: ${place}\n\n` : ': \n\n');
      }
    }
  }

  /**
   * What happened since, where that can be told. A fact is told again only while its mail is there: the stream
   * remembers longer than an inbox, and nobody may learn from it what they could not read. Where the inbox has changed
   * hands or ended meanwhile, a snapshot says it better.
   */
  async #resume(address: Address, lastEventId: string): Promise<Beginning | null> {
    const history = await this.storage.facts.since(address, lastEventId);
    if (!history) return null;
    const { facts, upTo } = history;
    if (facts.some(({ fact }) => fact.type === 'inbox:claimed' || fact.type === 'inbox:expired')) return null;
    if (facts.length === 0) return { place: upTo, frames: [], unparsed: [] };
    const listed = new Set((await this.reader.known(address)).map(({ summary }) => summary.id));
    const frames = facts.flatMap(({ fact, id }) => {
      if (fact.type === 'inbox:claimed') return [];
      if (fact.type === 'mail:received' && !listed.has(fact.payload.email.id)) return [];
      if (fact.type === 'mail:updated' && !listed.has(fact.payload.id)) return [];
      return [frameOf(fact.type, fact.payload, id)];
    });
    return { place: upTo, frames, unparsed: [] };
  }

  /**
   * @param told  up to where this process has been told facts as the stream was entered. The listing may be ahead of that:
   *   what it shows already is not told again.
   */
  async #snapshot(address: Address, told: string | null): Promise<Beginning> {
    const { place: shown, mails } = await this.reader.snapshot(address);
    const place = shown !== null && (told === null || isAfter(shown, told)) ? shown : told;
    const unparsed = mails.filter(({ parsed }) => !parsed).map(({ summary }) => summary.id);
    const emails = mails.map(({ summary }) => summary);
    return { place, frames: [frameOf('snapshot', { to: address, emails }, place)], unparsed };
  }

  async #begin(address: Address, stream: Stream, { credentials, lastEventId, onBytes }: Caller): Promise<void> {
    const { response, writer } = stream;
    // Many may have left while they waited for their turn.
    if (response.closed) return;
    const { place, frames, unparsed } =
      (lastEventId === null ? null : await this.#resume(address, lastEventId)) ??
      (await this.#snapshot(address, stream.place));
    await onBytes(frames.reduce((sum, frame) => sum + frame.length, 0));
    // A claim wipes what lay there, so what was read before an inbox that is open now is theirs to see.
    await this.access.open(address, credentials);
    if (response.closed) return;
    const held = stream.held ?? [];
    stream.held = null;
    stream.place = place;
    response.status(200).set(streamHeaders).flushHeaders();
    for (const frame of [`retry: ${retryMs}\n\n`, ...frames]) writer.write(frame);
    writer.begun();
    // Parsing takes its time; what it finds follows as `mail:updated`.
    void this.lateParsing.parseNow(address, unparsed);
    if (stream.mustEnd) writer.end();
    for (const placed of held) this.#pass(stream, placed);
  }

  #tell(placed: PlacedFact): void {
    const { fact } = placed;
    const address = fact.payload.to as Address;
    for (const stream of this.#byAddress.get(address) ?? []) {
      if (stream.held) stream.held.push(placed);
      else this.#pass(stream, placed);
    }
    if (fact.type === 'mail:received' && this.#byAddress.has(address)) {
      this.pushes.add(address, fact.payload.email.id);
      this.lateParsing.parseSoon(address, fact.payload.email.id, workerPatienceMs);
    }
  }

  /** A reader who comes from a faster gateway may know already what this one hears only now. */
  #pass(stream: Stream, { fact, id }: PlacedFact): void {
    if (stream.place !== null && !isAfter(id, stream.place)) return;
    stream.place = id;
    if (fact.type !== 'inbox:claimed') stream.writer.write(frameOf(fact.type, fact.payload, id));
    else if (!isOf(stream, fact)) stream.writer.write(frameOf('inbox:expired', { to: fact.payload.to }, id));
    // Who may come back finds a snapshot, since a claim and an end wipe what lay there.
    if (fact.type === 'inbox:claimed' || fact.type === 'inbox:expired') stream.writer.end();
  }

  #endAll(): void {
    for (const streams of this.#byAddress.values()) {
      for (const stream of streams) {
        if (stream.held) stream.mustEnd = true;
        else stream.writer.end();
      }
    }
  }

  #add(address: Address, stream: Stream): void {
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? new Set()).add(stream));
  }

  #remove(address: Address, stream: Stream): void {
    const streams = this.#byAddress.get(address);
    streams?.delete(stream);
    if (streams?.size === 0) this.#byAddress.delete(address);
  }
}

function isOf({ credentials }: Stream, { payload }: Extract<Fact, { type: 'inbox:claimed' }>): boolean {
  return credentials.keyHashes.some((hash) => hash === payload.tokenHash || hash === payload.visitorHash);
}

function frameOf<E extends keyof StreamEvents>(event: E, payload: StreamEvents[E], place: string | null): string {
  return `${place === null ? '' : `id: ${place}\n`}event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`;
}
