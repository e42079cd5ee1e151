import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import { configHomeFromEnvironment } from '../environment.js';
import type { KeptInbox } from '../types.js';

/** An inbox that an earlier `efemera new` has claimed. A second file lists the mails that waits have returned. */
export interface KeptRecord extends Omit<KeptInbox, 'givenOut'> {
  url: string;
  keptAtMs: number;
}

/** How long a record outlives its inbox: by default, the former holder can take the inbox back within a day. */
const keptAfterEndMs = 2 * 24 * 3600 * 1000;
/** How long the given-out file of an inbox without a record is kept: its end is unknown; few inboxes live longer. */
const keptWithoutRecordMs = 30 * 24 * 3600 * 1000;

/**
 * The inboxes of this user, with their tokens. Each has its own files, so that concurrent commands do not damage them.
 * Only the user may read them.
 */
export class KeptInboxes {
  constructor(
    // If HOME is empty, so is `homedir()`, and tokens would be written into the current folder.
    readonly folder = join(
      configHomeFromEnvironment() ?? join(homedir() || userInfo().homedir, '.config'),
      'efemera',
      'inboxes',
    ),
  ) {}

  /** Makes the folder and writes a file to it. Throws where `keep` would: a read-only home folder, a full disk. */
  async prepare(): Promise<void> {
    await this.#makeFolder();
    const probe = join(this.folder, `${randomUUID()}.new`);
    await writeFile(probe, '\n', { mode: 0o600, flag: 'wx' });
    await rm(probe);
  }

  async keep(record: KeptRecord): Promise<void> {
    await this.#makeFolder();
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
   * Marks a mail as returned, unless another command was faster: each command appends a line for the mail, and the
   * first line in the file wins. Needs no record: an inbox that `--token` opens has none.
   *
   * @param stale ids of mails that no later command may return.
   * @returns whether this command may return the mail.
   */
  async giveOut(
    record: Pick<KeptRecord, 'url' | 'address'>,
    id: string,
    stale: readonly string[] = [],
  ): Promise<boolean> {
    const own = randomUUID();
    const lineOf = (id: string) => `${id} ${own}\n`;
    await this.#makeFolder();
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

  /** Deletes the records of inboxes that can no longer be restored, and old given-out files that have no record. */
  async forgetEnded(nowMs = Date.now()): Promise<void> {
    const ended = (await this.#all()).filter(
      ({ expiresAt }) => expiresAt !== undefined && Date.parse(expiresAt) + keptAfterEndMs < nowMs,
    );
    await Promise.all(ended.map((record) => this.forget(record)));
    const names = new Set(await readdir(this.folder).catch(() => []));
    for (const name of names) {
      if (!name.endsWith('.given-out') || names.has(name.replace(/given-out$/, 'json'))) continue;
      const file = join(this.folder, name);
      const { mtimeMs = Infinity } = (await stat(file).catch(() => null)) ?? {};
      if (mtimeMs + keptWithoutRecordMs < nowMs) await rm(file, { force: true });
    }
  }

  async #makeFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
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

/** Returns null if another command has just removed the file, or another program has written it. */
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
