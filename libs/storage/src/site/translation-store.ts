import type { ArticleSummary } from '@efemera/contract';
import type { RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';

/** A machine translation of an article. */
export interface StoredTranslation extends ArticleSummary {
  content: string;
  /** Hash of the text that was translated: after the article changes, the translation is no longer used. */
  originalHash: string;
}

/** Translations of articles; each is made once for all visitors. */
export class TranslationStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  async list(): Promise<StoredTranslation[]> {
    const stored = await this.commands.do((redis) => redis.hvals(this.keys.translations));
    return stored.map((json) => JSON.parse(json) as StoredTranslation);
  }

  /** Replaces the translation of an article. Needs no expiry: there are at most as many as articles times languages. */
  async save(translation: StoredTranslation): Promise<void> {
    const field = `${translation.id}/${translation.language}`;
    await this.commands.do((redis) => redis.hset(this.keys.translations, field, JSON.stringify(translation)));
  }
}
