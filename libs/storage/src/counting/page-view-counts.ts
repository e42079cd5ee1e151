import type { PageViews } from '@efemera/contract';
import type { RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';

const dayMs = 86_400_000;
const shownDays = 30;

/** Counts the views of each page by day. Keeps no data about visitors. */
export class PageViewCounts {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** @param page  one of a fixed list: each name takes memory, so names from visitors' input could fill Redis. */
  async record(page: string): Promise<void> {
    const key = this.keys.pageViews(dayOf(Date.now()));
    await this.commands.do((redis) =>
      redis
        .multi()
        .hincrby(key, page, 1)
        .expire(key, (shownDays + 1) * (dayMs / 1000))
        .exec(),
    );
  }

  /** Lists the most viewed pages first. */
  async list(): Promise<PageViews[]> {
    const now = Date.now();
    const days = await this.commands.do((redis) =>
      Promise.all(
        Array.from({ length: shownDays }, (_, ago) => redis.hgetall(this.keys.pageViews(dayOf(now - ago * dayMs)))),
      ),
    );
    const month = new Map<string, number>();
    for (const day of days) {
      for (const [page, count] of Object.entries(day)) month.set(page, (month.get(page) ?? 0) + Number(count));
    }
    return [...month]
      .map(([page, total]) => ({ page, today: Number(days[0]?.[page] ?? 0), month: total }))
      .sort((a, b) => b.month - a.month || a.page.localeCompare(b.page));
  }
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
