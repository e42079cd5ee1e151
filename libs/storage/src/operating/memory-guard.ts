import type { RedisCommands } from '../redis/commands.js';
import { readInfo } from '../redis/server-info.js';

const lookMs = 1000;

/** Part of the memory is for mails below this size alone: a flood of large mail must not keep one-time codes out. */
const smallMailBytes = 64 * 1024;
/**
 * Shares of the memory up to which mail is stored. Mail of addresses that no visitor holds gets at most 60 %. The last
 * 5 % are for claims (see `claimShare`), parsed forms of stored mail, and expiry.
 */
const shares = {
  unclaimed: { large: 0.5, small: 0.6 },
  held: { large: 0.9, small: 0.95 },
} as const;
/** Share of the memory up to which visitors can claim inboxes. */
const claimShare = 0.97;
/** Above this share, stored mail of unclaimed addresses is dropped, so that mail of held inboxes still finds room. */
const crowdedShare = 0.85;
/**
 * What a stored byte takes at most: the allocator rounds large values up to the next of four steps between powers of
 * two.
 */
const overhead = 1.25;

/**
 * What each copy takes beside the bytes of the mail: envelope, summary, inbox, lists and the event. Without it, mails
 * of some bytes to a hundred inboxes each would take thirty times the share of their sender.
 */
const costOfCopyBytes = 2048;

/** What copies of a mail take of the store's memory, before the allocator rounds up. */
export const bytesOfCopies = (mailBytes: number, copies: number): number => (mailBytes + costOfCopyBytes) * copies;

/** Who will read a mail: the holder of its inbox, or everybody. */
export type MailKind = keyof typeof shares;

/** Memory of one server that accepts writes. */
interface NodeMemory {
  usedBytes: number;
  limitBytes: number;
}

/**
 * Tells how much memory Redis has left for more mail; in a cluster every node must have it. It asks Redis every second, and
 * adds what this process has begun to store since. While Redis is unreachable, the last answer counts.
 */
export class MemoryGuard {
  #nodes: NodeMemory[] = [];
  #beingStoredBytes = 0;
  /** Bytes whose store has ended since Redis was last asked. */
  #settledBytes = 0;
  #lookedAtMs = -Infinity;
  #looking: Promise<void> | null = null;

  constructor(private readonly commands: RedisCommands) {}

  /** True when SMTP must defer all new mail until stored mail has expired. */
  get isFull(): boolean {
    return !this.hasRoom('held', 0);
  }

  /** True when stored mail of unclaimed addresses must be dropped to make room for mail of held inboxes. */
  get isCrowded(): boolean {
    return this.#nodes.some(({ usedBytes, limitBytes }) => usedBytes > limitBytes * crowdedShare);
  }

  /** Memory of all nodes; Infinity where one of them has no limit. */
  get limitBytes(): number {
    return this.#nodes.reduce((sum, { limitBytes }) => sum + limitBytes, 0) || Infinity;
  }

  /**
   * Tells whether a mail may be stored.
   *
   * @param copies  inboxes that get it.
   */
  hasRoom(kind: MailKind, mailBytes: number, copies = 1): boolean {
    const share = shares[kind][mailBytes < smallMailBytes ? 'small' : 'large'];
    const addedBytes = (this.#beingStoredBytes + this.#settledBytes + bytesOfCopies(mailBytes, copies)) * overhead;
    // One full node is enough to say no: SMTP defers mail before it knows the recipient, which decides on the node.
    return this.#nodes.every(({ usedBytes, limitBytes }) => usedBytes + addedBytes <= limitBytes * share);
  }

  /** Counts bytes that are about to be stored. Returns a function to call once when the mail is stored or refused. */
  reserve(bytes: number): () => void {
    this.#beingStoredBytes += bytes;
    return () => {
      this.#beingStoredBytes -= bytes;
      this.#settledBytes += bytes;
    };
  }

  /**
   * Tells whether a visitor may claim an inbox. An attacker with many networks could otherwise use up by claims the
   * memory that expiry and parsing need, and SMTP would refuse mail of held inboxes until the claimed inboxes end. Asks
   * Redis itself, once a second at most.
   */
  async hasRoomForClaim(): Promise<boolean> {
    if (performance.now() - this.#lookedAtMs > lookMs) await this.look();
    return this.#nodes.every(({ usedBytes, limitBytes }) => usedBytes <= limitBytes * claimShare);
  }

  /** Asks Redis now and every second; returns a function that stops this. */
  async follow(): Promise<() => void> {
    const look = () => this.look().catch(() => undefined);
    await look();
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  }

  /** Calls that come while Redis is asked share its answer: each answer must lower `#settledBytes` only once. */
  look(): Promise<void> {
    return (this.#looking ??= this.#look().finally(() => (this.#looking = null)));
  }

  async #look(): Promise<void> {
    this.#lookedAtMs = performance.now();
    const settledBefore = this.#settledBytes;
    const answers = await this.commands.ofMasters((redis) => redis.info('memory'));
    const known = answers.flatMap(({ answer }) => answer ?? []);
    if (known.length === 0) return;
    this.#nodes = known.map(readMemory);
    this.#settledBytes -= settledBefore;
  }
}

/**
 * How much of the memory that mail of each kind may fill is in use at a server: from 1 on, no such mail is taken.
 *
 * @param info  answer of `INFO`, with its section `memory`.
 */
export function filledShares(info: string): Record<MailKind, number> {
  const { usedBytes, limitBytes } = readMemory(info);
  const filled = (kind: MailKind) => usedBytes / (limitBytes * shares[kind].small);
  return { unclaimed: filled('unclaimed'), held: filled('held') };
}

function readMemory(info: string): NodeMemory {
  const fields = readInfo(info);
  const numberOf = (name: string) => Number(fields.get(name) ?? 0);
  return {
    // Subtracts memory that Redis itself does not count against the limit (buffers of replicas and of the append-only
    // file), and the buffers of messages that Redis is receiving: large messages at the moment of the check would keep
    // small mail out for a second.
    usedBytes: numberOf('used_memory') - numberOf('mem_not_counted_for_evict') - numberOf('mem_clients_normal'),
    limitBytes: numberOf('maxmemory') || Infinity,
  };
}
