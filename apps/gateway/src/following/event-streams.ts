import { ContractError, limits, type InboxFact, type StreamEvents, type Place } from '@efemera/contract';
import type { CountedNetworks } from '@efemera/network';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Response } from 'express';
import type { OpenInbox } from '../access/inbox-access.js';
import { SETTINGS, type Settings } from '../config.js';
import { clientGone } from '../http/client-gone.js';
import { OpenCalls } from '../http/open-calls.js';
import { Semaphore } from '../sending/semaphore.js';
import { SendBudget } from '../sending/send-budget.js';
import type { StreamWriter } from '../sending/stream-writer.js';
import { InboxFollowers, type Following, type InboxListener } from './inbox-followers.js';

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // These headers forbid a proxy (nginx) to compress or buffer: it would hold each event back until more have come.
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
};
/** How long a browser waits before it reconnects: without a pause it would keep calling a gateway that is starting. */
const retryMs = 2000;
/** How many streams may begin at the same time: each reads a whole inbox from Redis, which other calls need, too. */
const maxBeginningsAtOnce = 8;

interface Caller {
  networks: CountedNetworks;
  /** The place at which an earlier stream of this client ended, or null. */
  lastPlace: Place | null;
  /**
   * Called with the size of the first events before they are sent. Throws if the network has used up its limit of
   * bytes.
   */
  onBytes: (bytes: number) => Promise<void>;
}

/** One open stream. */
class EventStream implements InboxListener {
  /** Null before the stream has begun. */
  following: Following | null = null;
  /** The last place that this stream has sent to the client. */
  sentPlace: Place | null = null;

  constructor(readonly writer: StreamWriter) {}

  onFact(fact: InboxFact, place: Place): void {
    this.sentPlace = place;
    this.writer.write(frameOf(fact.type, fact.payload, place));
    // The inbox has ended or was claimed, which deletes its mail, or this guest was ended. When the client reconnects,
    // its right to read is checked again.
    if (fact.type === 'inbox:expired') this.writer.end();
  }

  /** Ends the stream: the client reconnects by itself and gets the facts that it missed, or a new listing. */
  onGap(): void {
    this.writer.end();
  }

  onOwnClaim(): void {
    this.writer.end();
  }
}

/**
 * Streams over HTTP what happens in an inbox, each fact once and in order.
 *
 * Every event carries its place in the event stream of Redis, and a heartbeat carries the newest place if that has
 * changed. Redis keeps only the last minutes of a partition, for all its inboxes together: without heartbeats, the last
 * place that the client of a quiet inbox knows would soon be too old to resume from.
 */
@Injectable()
export class EventStreams implements OnApplicationBootstrap {
  readonly #open = new Set<EventStream>();
  readonly #calls: OpenCalls;
  readonly #budget: SendBudget;
  readonly #beginnings = new Semaphore(maxBeginningsAtOnce);

  constructor(
    @Inject(SETTINGS) { RATE_LIMITS }: Settings,
    private readonly followers: InboxFollowers,
  ) {
    this.#calls = new OpenCalls({
      most: limits.maxStreams,
      mostOfNetwork: RATE_LIMITS ? limits.maxStreamsPerNetwork : Infinity,
      refusal: { code: 'too_many_streams', message: 'Your network has too many event streams open already.' },
    });
    this.#budget = new SendBudget({
      maxBytes: limits.maxStreamBacklogsBytes,
      maxBytesPerNetwork: RATE_LIMITS ? limits.maxStreamBacklogsBytesPerNetwork : Infinity,
    });
    followers.ending.addEventListener('abort', () => {
      for (const { following, writer } of this.#open) if (following) writer.end();
    });
  }

  /** Streams that are open now. */
  get count(): number {
    return this.#calls.count;
  }

  /** Bytes that the clients have not read yet. */
  get pendingBytes(): number {
    return this.#budget.bytes;
  }

  onApplicationBootstrap(): void {
    const timer = setInterval(() => this.beat(), limits.streamHeartbeatSeconds * 1000).unref();
    this.followers.ending.addEventListener('abort', () => clearInterval(timer));
  }

  /**
   * Opens a stream; returns when it has begun.
   *
   * @throws ContractError  as long as nothing has been answered: `inbox_private`, `too_many_streams`, `overloaded`.
   */
  async open(inbox: OpenInbox, caller: Caller, response: Response): Promise<void> {
    if (this.followers.ending.aborted) throw new ContractError('overloaded', 'This server is about to end.');
    const leave = this.#calls.enter(caller.networks);
    const stream = new EventStream(this.#budget.open(response, caller.networks));
    const following = this.followers.follow(inbox, stream);
    this.#open.add(stream);
    const end = () => {
      following.end();
      this.#open.delete(stream);
      leave();
    };
    const gone = clientGone(response);
    if (gone.aborted) end();
    else gone.addEventListener('abort', end);
    try {
      await this.#beginnings.run(() => this.#begin(stream, following, caller, response));
    } catch (error) {
      end();
      throw error;
    }
  }

  /**
   * Drops clients that have stalled. To every other client whose stream has begun, sends a comment, so that no proxy
   * closes the silent connection, and the place up to which the client has got all facts.
   */
  beat(): void {
    this.#budget.dropStalled();
    for (const stream of this.#open) {
      if (!stream.following) continue;
      const { place } = stream.following;
      const isNew = place !== null && place !== stream.sentPlace;
      if (isNew) stream.sentPlace = place;
      stream.writer.write(isNew ? `: \nid: ${place}\n\n` : ': \n\n');
    }
  }

  async #begin(stream: EventStream, following: Following, caller: Caller, response: Response): Promise<void> {
    // The client may have disconnected while it waited for the semaphore.
    if (response.destroyed) return;
    const { frames, place, release } = await readBeginning(following, caller.lastPlace);
    await caller.onBytes(frames.reduce((sum, frame) => sum + frame.length, 0));
    if (response.destroyed) return;
    response.status(200).set(streamHeaders).flushHeaders();
    const { writer } = stream;
    for (const frame of [`retry: ${retryMs}\n\n`, ...frames]) writer.write(frame);
    writer.begun();
    stream.following = following;
    stream.sentPlace = place;
    release();
    if (this.followers.ending.aborted) writer.end();
  }
}

/**
 * The first frames of a stream: the facts since the client's `Last-Event-ID`, or a `snapshot` if the client sent no
 * such header or Redis no longer has these facts.
 */
async function readBeginning(following: Following, lastPlace: Place | null) {
  const changes = lastPlace === null ? null : await following.readChanges(lastPlace);
  if (changes) {
    const frames = changes.facts.map(({ fact, place }) => frameOf(fact.type, fact.payload, place));
    return { ...changes, frames };
  }
  const { emails, place, release } = await following.readListing();
  return { frames: [frameOf('snapshot', { to: following.inbox.address, emails }, place)], place, release };
}

function frameOf<E extends keyof StreamEvents>(event: E, payload: StreamEvents[E], place: Place | null): string {
  return `${place === null ? '' : `id: ${place}\n`}event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`;
}
