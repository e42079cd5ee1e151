import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { canonicalNetwork, NetworkList } from '@efemera/network';
import { ContractError, splitAddress, type Block, type BlockKind } from '@efemera/contract';
import type { RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { dropBlocks } from '../redis/scripts/operating-scripts.js';

/** How many blocks there may be: every SMTP process keeps all in memory and reads all again after each change. */
const mostBlocks = 10_000;
/** Shortest prefixes that can be blocked: wider ranges contain whole countries, and a typing error must not block those. */
const widestPrefix = { 4: 8, 6: 16 } as const;
const refreshMs = 2000;

const invalid = (message: string) => new ContractError('block_invalid', message, { fields: ['value'] });

/**
 * Converts an operator's input to the form in which blocks are stored and compared.
 *
 * @throws ContractError `block_invalid`
 */
export function canonicalBlock(kind: BlockKind, value: string): string {
  if (kind === 'network') return canonicalRange(value);
  if (kind === 'domain') return canonicalDomain(value);
  const split = splitAddress(value);
  if (!split) throw invalid('A sender is an e-mail address.');
  return `${split.localPart}@${canonicalDomain(split.domain)}`;
}

function canonicalDomain(value: string): string {
  const domain = domainToASCII(value.replace(/\.$/, '').toLowerCase());
  // Refuses a single label: it would block a whole top-level domain.
  if (!/^(?=.{1,253}$)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})+$/.test(domain) || isIP(domain)) {
    throw invalid('A domain is a name such as example.com.');
  }
  return domain;
}

function canonicalRange(value: string): string {
  const network = canonicalNetwork(value);
  if (!network) throw invalid('A network is an IP address, or a range such as 192.0.2.0/24 or 2001:db8::/32.');
  const { text, family, prefix } = network;
  if (prefix < widestPrefix[family]) throw invalid(`A range of IPv${family} has /${widestPrefix[family]} or more.`);
  return text;
}

/** Lists a domain and its parents: `a.b.example`, `b.example`, `example`. */
function* parentsOf(domain: string): Generator<string> {
  for (let rest = domain; rest !== ''; rest = rest.slice(rest.indexOf('.') + 1)) {
    yield rest;
    if (!rest.includes('.')) return;
  }
}

/** Removes blanks and the domain's final dot: mail programs ignore them, so a sender could add them to evade a block. */
function addressIn(from: string): { local: string; domain: string } | null {
  const address = (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).replace(/\s/g, '').toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0) return null;
  return { local: address.slice(0, at), domain: domainToASCII(address.slice(at + 1).replace(/\.$/, '')) };
}

/**
 * Tells whether `from` (an address or `Name <address>`) is the blocked sender, or belongs to the blocked domain or a
 * subdomain.
 */
export function isFrom(kind: 'sender' | 'domain', value: string, from: string): boolean {
  const address = addressIn(from);
  if (!address) return false;
  if (kind === 'sender') return `${address.local}@${address.domain}`.normalize('NFC') === value;
  return [...parentsOf(address.domain)].includes(value);
}

/** Networks, domains and senders whose mail is refused. Writes `blocks` and `blocksVersion`. */
export class BlockStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** Lists the blocks, newest first, without expired ones. */
  async list(): Promise<Block[]> {
    const items = await this.commands.do((redis) => redis.hvals(this.keys.blocks));
    return items
      .map((json) => JSON.parse(json) as Block)
      .filter(lasts)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  }

  /** Adds a block, or replaces one of the same kind and value. @throws ContractError `block_invalid` */
  async add(
    kind: BlockKind,
    rawValue: string,
    { reason, expiresInSeconds }: { reason?: string; expiresInSeconds?: number } = {},
  ): Promise<Block> {
    const nowMs = Date.now();
    const block: Block = {
      kind,
      value: canonicalBlock(kind, rawValue),
      reason: reason ?? null,
      createdAt: new Date(nowMs).toISOString(),
      expiresAt: expiresInSeconds === undefined ? null : new Date(nowMs + expiresInSeconds * 1000).toISOString(),
    };
    const kept = await this.dropEnded();
    if (kept >= mostBlocks) throw invalid(`There are ${mostBlocks} blocks already: lift some, or block wider ranges.`);
    await this.commands.do((redis) =>
      redis.multi().hset(this.keys.blocks, fieldOf(block), JSON.stringify(block)).incr(this.keys.blocksVersion).exec(),
    );
    return block;
  }

  /** Removes a block. Returns false when there is no such block. @throws ContractError `block_invalid` */
  async remove(kind: BlockKind, rawValue: string): Promise<boolean> {
    const field = fieldOf({ kind, value: canonicalBlock(kind, rawValue) });
    const results = await this.commands.do((redis) =>
      redis.multi().hdel(this.keys.blocks, field).incr(this.keys.blocksVersion).exec(),
    );
    return results?.[0]?.[1] === 1;
  }

  /** Returns a number that changes with every change of the blocks. */
  async version(): Promise<string> {
    return (await this.commands.do((redis) => redis.get(this.keys.blocksVersion))) ?? '';
  }

  /** Deletes blocks that have ended: they contain a sender's address or network. Returns how many are left. */
  async dropEnded(): Promise<number> {
    const items = Object.entries(await this.commands.do((redis) => redis.hgetall(this.keys.blocks)));
    const ended = items.flatMap(([field, json]) => {
      const block = JSON.parse(json) as Block;
      return lasts(block) ? [] : [field, json, String(Date.parse(block.expiresAt ?? ''))];
    });
    if (ended.length === 0) return items.length;
    return items.length - (await this.commands.run(dropBlocks, { blocksKey: this.keys.blocks, ended }));
  }
}

const fieldOf = ({ kind, value }: Pick<Block, 'kind' | 'value'>) => `${kind} ${value}`;
const lasts = ({ expiresAt }: Block) => expiresAt === null || Date.parse(expiresAt) > Date.now();

/**
 * An SMTP process's copy of the blocks. It checks each connection and mail without a call to Redis, and reads the blocks
 * again every two seconds if they have changed. While Redis is unreachable the copy stays as it was.
 */
export class BlockGuard {
  #senders = new Set<string>();
  #domains = new Set<string>();
  #networks = new NetworkList();
  #version: string | null = null;
  #nextEndMs = Infinity;

  constructor(private readonly store: BlockStore) {}

  /** Reads the blocks now and every two seconds; returns a function that stops this. */
  async follow(): Promise<() => void> {
    const look = () => this.refresh().catch(() => undefined);
    await look();
    const timer = setInterval(() => void look(), refreshMs);
    return () => clearInterval(timer);
  }

  async refresh(): Promise<void> {
    const version = await this.store.version();
    if (version === this.#version && Date.now() < this.#nextEndMs) return;
    const blocks = await this.store.list();
    const of = (wanted: BlockKind) => blocks.filter(({ kind }) => kind === wanted).map(({ value }) => value);
    this.#senders = new Set(of('sender'));
    this.#domains = new Set(of('domain'));
    this.#networks = new NetworkList(of('network'));
    this.#nextEndMs = Math.min(
      ...blocks.map(({ expiresAt }) => (expiresAt === null ? Infinity : Date.parse(expiresAt))),
    );
    this.#version = version;
  }

  /** @param from  an address, or `Name <address>`. */
  blocksSender(from: string): boolean {
    if (this.#senders.size === 0 && this.#domains.size === 0) return false;
    const address = addressIn(from);
    if (!address) return false;
    if (this.#senders.has(`${address.local}@${address.domain}`.normalize('NFC'))) return true;
    return [...parentsOf(address.domain)].some((parent) => this.#domains.has(parent));
  }

  /** @param ip  as Node reports it; an IPv4 address may be mapped into IPv6 (`::ffff:192.0.2.1`). */
  blocksNetwork(ip: string): boolean {
    return this.#networks.holds(ip);
  }
}
