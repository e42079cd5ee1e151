import { createHash } from 'node:crypto';
import type { Address } from '@efemera/contract';
import {
  dataForm,
  exportedKey,
  exportLines,
  formMailsKey,
  type ExportedKey,
  type ExportedMessage,
} from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import { letterTtlSeconds } from '../mail/letter-store.js';
import type { MailStore } from '../mail/mail-store.js';
import type { RedisCommands } from '../redis/commands.js';
import type { DataForm } from './data-form.js';

const { head: headLine, key: keyLine, message: messageLine, end: endLine } = exportLines;
const exportVersion = 1;
/** Items of a key that one line of the file has at most. */
const itemsPerLine = 500;

/** Thrown when the file is damaged or of another version, or this store has such data already. Nothing was written. */
export class ImportRefusedError extends Error {
  override name = 'ImportRefusedError';
}

/** How many keys, and messages of the contact form, an import has written, for the operator. */
export interface MovedParts {
  keys: number;
  messages: number;
}

/** JSON in ASCII alone: the file survives any encoding, and no reader takes U+2028 for the end of a line. */
const asciiJson = (value: object) =>
  JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

/**
 * Exports and restores all lasting data, but of all mail only the messages of the contact form, as lines of JSON: a
 * first line with the versions, a line for each key (or for 500 items of a large one) and for each message, and a last
 * line; a file without the last line was cut off.
 *
 * The import writes whole keys that belong to other stores, and refuses a Redis that has such data. The operator must
 * keep traffic away meanwhile: what a visitor adds to a key before the import replaces that key is lost.
 */
export class SiteExport {
  constructor(
    private readonly commands: RedisCommands,
    private readonly prefix: string,
    private readonly mails: MailStore,
    private readonly form: DataForm,
  ) {}

  /**
   * Yields the lines of the file, and writes nothing. Reads one key after the other while the service runs, so counts of
   * the present hour may be missing.
   *
   * @throws NewerDataError
   */
  async *lines(): AsyncGenerator<string> {
    await this.form.compare();
    const digest = createHash('sha256');
    let lines = 0;
    const line = (value: object) => {
      const json = asciiJson(value);
      digest.update(json);
      lines++;
      return json;
    };
    yield line({ efemera: 'export', version: exportVersion, dataForm, exportedAt: new Date().toISOString() });
    const names = await this.#names();
    // Writes messages before counts. The import counts each message again as it stores it, and then drops these counts.
    for (const name of names) {
      const [, address] = formMailsKey.exec(name) ?? [];
      if (address) for await (const message of this.#messagesOf(name, address as Address)) yield line(message);
    }
    for (const name of names) {
      if (exportedKey.test(name)) for await (const part of this.#partsOf(name)) yield line(part);
    }
    yield JSON.stringify({ lines, digest: digest.digest('hex') });
  }

  /**
   * Restores a file.
   *
   * @param read  opens the file from its beginning; it is read twice, so that a damaged one changes nothing.
   * @throws ImportRefusedError
   * @throws NewerDataError
   */
  async restore(read: () => AsyncIterable<string>): Promise<MovedParts> {
    await checkFile(read());
    const taken = (await this.#names()).filter((name) => formMailsKey.test(name) || guarded.test(name));
    if (taken.length > 0) {
      throw new ImportRefusedError(
        `This Redis holds such data already (${taken[0]}): import into an empty one, or empty it first.`,
      );
    }
    await this.form.raise();
    const keys = new Set<string>();
    const messages = new Set<string>();
    for await (const json of read()) {
      const value = JSON.parse(json) as unknown;
      const key = keyLine.safeParse(value);
      const message = messageLine.safeParse(value);
      if (key.success) {
        if (keys.size === 0) await this.#dropCounts();
        // Replaces a key that the service has made since its start, such as its rankings.
        await this.#restoreKey(key.data, !keys.has(key.data.key));
        keys.add(key.data.key);
      } else if (message.success) {
        if (await this.#restoreMessage(message.data)) messages.add(message.data.id);
      }
    }
    return { keys: keys.size, messages: messages.size };
  }

  /**
   * Deletes the counts that restoring the messages has added: the file has the counts of all mails, these included. If
   * they stayed, the file's list of hours would replace the entry of their hour, and the worker would never fold that
   * hour.
   */
  async #dropCounts(): Promise<void> {
    const counts = (await this.#names()).filter((name) => countsOfMail.test(name));
    for (const name of counts) await this.commands.do((redis) => redis.unlink(this.prefix + name));
  }

  async #names(): Promise<string[]> {
    const found = await this.commands.ofMasters(async (redis) => {
      const names: string[] = [];
      let cursor = '0';
      do {
        const [next, keys] = await redis.scan(cursor, 'MATCH', `${this.prefix}*`, 'COUNT', 1000);
        names.push(...keys.map((key) => key.slice(this.prefix.length)));
        cursor = next;
      } while (cursor !== '0');
      return names.filter((name) => exportedKey.test(name) || formMailsKey.test(name));
    });
    const silent = found.find(({ answer }) => answer === null);
    if (silent) throw new Error(`Redis at ${silent.node} does not answer: the export would not be whole.`);
    return [...new Set(found.flatMap(({ answer }) => answer ?? []))].sort();
  }

  async *#partsOf(name: string): AsyncGenerator<ExportedKey> {
    const key = this.prefix + name;
    const [type, leftMs] = await this.commands.do((redis) => Promise.all([redis.type(key), redis.pttl(key)]));
    const parsed = keyLine.shape.type.safeParse(type);
    // The key has expired since its name was read.
    if (!parsed.success) return;
    const expiresAtMs = leftMs > 0 ? Date.now() + leftMs : null;
    for await (const items of this.#itemsOf(key, parsed.data)) {
      if (items.length > 0) yield { key: name, type: parsed.data, expiresAtMs, items };
    }
  }

  async *#itemsOf(key: string, type: ExportedKey['type']): AsyncGenerator<string[]> {
    const { redis } = this.commands;
    if (type === 'string') {
      const value = await redis.getBuffer(key);
      yield value ? [value.toString('latin1')] : [];
      return;
    }
    let cursor = '0';
    do {
      const [next, items] = await scanOf(redis, type, key, cursor);
      yield items.map((item) => item.toString('latin1'));
      cursor = next.toString();
    } while (cursor !== '0');
  }

  async *#messagesOf(name: string, address: Address): AsyncGenerator<ExportedMessage> {
    const ids = await this.commands.do((redis) => redis.zrange(this.prefix + name, '0', '-1'));
    const listed = new Map((await this.mails.list(address)).map(({ summary }) => [summary.id, summary]));
    for (const id of ids) {
      const [summary, source] = [listed.get(id), await this.mails.source(address, id)];
      if (!summary || !source) continue;
      const { from, subject, read, timestamp } = summary;
      const receivedAtMs = Date.parse(timestamp);
      yield { address, id, receivedAtMs, from, subject, read, source: source.toString('base64') };
    }
  }

  async #restoreKey({ key: name, type, expiresAtMs, items }: ExportedKey, isFirst: boolean): Promise<void> {
    const key = this.prefix + name;
    const values = items.map(bytesOf);
    const pairs = values.flatMap((value, index) => (index % 2 === 0 ? [[value, values[index + 1]] as const] : []));
    await this.commands.do(async (redis) => {
      const change = redis.multi();
      if (isFirst) change.del(key);
      if (type === 'string') change.set(key, values[0] ?? '');
      else if (type === 'hash') change.hset(key, ...(values as [Buffer, Buffer]));
      else if (type === 'set') change.sadd(key, ...values);
      else change.zadd(key, ...pairs.flatMap(([member, score]) => [String(score), member ?? '']));
      if (expiresAtMs !== null) change.pexpireat(key, expiresAtMs);
      // Looks at each result: when one command of a transaction fails, Redis still runs the others.
      for (const [error] of (await change.exec()) ?? []) if (error) throw error;
    });
  }

  /** Leaves out a message that is older than messages are kept. @returns whether it was stored. */
  async #restoreMessage({ address, read, source, ...message }: ExportedMessage): Promise<boolean> {
    if (message.receivedAtMs + letterTtlSeconds * 1000 <= Date.now()) return false;
    const to = address as Address;
    const bytes = Buffer.from(source, 'base64');
    await this.mails.store({ ...message, isImported: true, address: to, source: bytes, envelope: null });
    if (read) await this.mails.setRead(to, message.id, true);
    return true;
  }
}

/** Keys that count mails. */
const countsOfMail = /^\{\d+\}:(?:counts|hours|domains:.+|figures:.+)$/;

/** Keys that exist only once the service was used; other keys, such as rankings, exist soon after its start. */
const guarded = /^\{(?:comments|blocks|mail-domains|keys)\}:|^\{\d+\}:counts$/;

const scanOf = (redis: Redis, type: 'hash' | 'set' | 'zset', key: string, cursor: string) => {
  if (type === 'hash') return redis.hscanBuffer(key, cursor, 'COUNT', itemsPerLine);
  if (type === 'set') return redis.sscanBuffer(key, cursor, 'COUNT', itemsPerLine);
  return redis.zscanBuffer(key, cursor, 'COUNT', itemsPerLine);
};

async function checkFile(file: AsyncIterable<string>): Promise<void> {
  const digest = createHash('sha256');
  let lines = 0;
  let last: unknown = null;
  let waiting: string | null = null;
  for await (const json of file) {
    if (waiting !== null) digest.update(waiting);
    waiting = json;
    last = parsedOrNull(json);
    if (lines++ === 0) checkHead(last);
    else if (![keyLine, messageLine, endLine].some((kind) => kind.safeParse(last).success)) {
      throw new ImportRefusedError(`Line ${lines} of the file is no line of an export.`);
    }
  }
  const end = endLine.safeParse(last);
  if (!end.success) throw new ImportRefusedError('The file has no end: the export was cut off.');
  if (end.data.lines !== lines - 1 || end.data.digest !== digest.digest('hex')) {
    throw new ImportRefusedError('The file was changed or damaged after the export.');
  }
}

function checkHead(line: unknown): void {
  const head = headLine.safeParse(line);
  if (!head.success) throw new ImportRefusedError('This is no file that an export of Efêmera has written.');
  const { version, dataForm: form } = head.data;
  if (version !== exportVersion || form > dataForm) {
    throw new ImportRefusedError(
      `The file is of version ${version} (data of form ${form}); this version of Efêmera reads version ${exportVersion} ` +
        `(forms up to ${dataForm}).`,
    );
  }
}

function parsedOrNull(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}
