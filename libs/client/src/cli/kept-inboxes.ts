import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { configHomeFromEnvironment } from '../environment.js';
import type { KeptInbox } from '../types.js';

/** An inbox of an earlier command. The ids of the mails that its waits have returned are in a second file. */
export interface KeptRecord extends Omit<KeptInbox, 'givenOut'> {
  url: string;
  keptAtMs: number;
}

/** A former holder can restore an inbox for a day by default. */
const keptAfterEndMs = 2 * 24 * 3600 * 1000;

/**
 * The inboxes of this user, with their tokens. Each has its own files, so that concurrent commands do not damage them.
 * Only the user may read them.
 */
export class KeptInboxes {
  constructor(
    readonly folder = join(configHomeFromEnvironment() ?? join(homedir(), '.config'), 'efemera', 'inboxes'),
  ) {}

  async keep(record: KeptRecord): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = this.#fileOf(record);
    const draft = `${file}.${randomUUID()}.new`;
    await writeFile(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    // Replaces the file by a rename: another command reads either the old file or the new one, never half of it.
    await rename(draft, file);
  }

  async forget(record: Pick<KeptRecord, 'url' | 'address'>): Promise<void> {
    await rm(this.#fileOf(record), { force: true });
    await rm(this.#givenOutFileOf(record), { force: true });
  }

  /** Ids of the mails that commands have returned. */
  async givenOut(record: Pick<KeptRecord, 'url' | 'address'>): Promise<string[]> {
    return (await this.#givenOutLines(record)).map(([id = '']) => id);
  }

  /**
   * Marks a mail as returned, unless another command was faster: each command appends a line for the mail, and the first
   * line in the file wins.
   *
   * @param stale ids of mails that no later command may return.
   * @returns whether this command may return it.
   */
  async giveOut(
    record: Pick<KeptRecord, 'url' | 'address'>,
    id: string,
    stale: readonly string[] = [],
  ): Promise<boolean> {
    const own = randomUUID();
    const lineOf = (id: string) => `${id} ${own}\n`;
    // Appends with a single write, so that lines of commands that run at the same time do not mix.
    await appendFile(this.#givenOutFileOf(record), lineOf(id), { mode: 0o600 });
    const first = (await this.#givenOutLines(record)).find(([known]) => known === id);
    if (first?.[1] !== own) return false;
    if (stale.length > 0) await appendFile(this.#givenOutFileOf(record), stale.map(lineOf).join(''));
    return true;
  }

  /** The newest inbox, limited to this server and address if they are given. */
  async find({ url, address }: { url?: string | undefined; address?: string | undefined }): Promise<KeptRecord | null> {
    const wanted = address?.toLowerCase();
    const records = (await this.#all()).filter(
      (record) => (url === undefined || record.url === url) && (wanted === undefined || record.address === wanted),
    );
    return records.sort((a, b) => b.keptAtMs - a.keptAtMs)[0] ?? null;
  }

  /** Lists inboxes that can no longer be restored. */
  async forgetEnded(nowMs = Date.now()): Promise<void> {
    const ended = (await this.#all()).filter(
      ({ expiresAt }) => expiresAt !== undefined && Date.parse(expiresAt) + keptAfterEndMs < nowMs,
    );
    await Promise.all(ended.map((record) => this.forget(record)));
  }

  async #all(): Promise<KeptRecord[]> {
    const names = await readdir(this.folder).catch(() => []);
    const records = names.filter((name) => name.endsWith('.json')).map((name) => readRecord(join(this.folder, name)));
    return (await Promise.all(records)).filter((record) => record !== null);
  }

  async #givenOutLines(record: Pick<KeptRecord, 'url' | 'address'>): Promise<string[][]> {
    const text = await readFile(this.#givenOutFileOf(record), 'utf8').catch(() => '');
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' '));
  }

  #givenOutFileOf(record: Pick<KeptRecord, 'url' | 'address'>): string {
    return this.#fileOf(record).replace(/json$/, 'given-out');
  }

  #fileOf({ url, address }: Pick<KeptRecord, 'url' | 'address'>): string {
    // The address comes from the server: no part of it may lead out of the folder.
    return join(
      this.folder,
      `${encodeURIComponent(address)}~${encodeURIComponent(url.replace(/^https?:\/\//, ''))}.json`,
    );
  }
}

/** Null if another command has just removed the file, or its content is not ours. */
async function readRecord(file: string): Promise<KeptRecord | null> {
  try {
    const record = JSON.parse(await readFile(file, 'utf8')) as Partial<KeptRecord>;
    return typeof record.address === 'string' && typeof record.url === 'string' && typeof record.keptAtMs === 'number'
      ? (record as KeptRecord)
      : null;
  } catch {
    return null;
  }
}
