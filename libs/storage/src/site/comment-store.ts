import { limits, type Comment } from '@efemera/contract';
import type { RedisKeys } from '@efemera/contract/redis';
import { newMailId } from '../mail/mail-id.js';
import type { RedisCommands } from '../redis/commands.js';
import { addComment, hideComment } from '../redis/scripts/site-scripts.js';

/** A stored comment: the public part, and the address of its author, which only the operator sees. */
export interface StoredComment extends Comment {
  email: string | null;
}

/** How many comments are kept; the oldest are deleted first. Any visitor can write some: they must not fill memory. */
const mostComments = 10_000;

/** Comments of visitors, newest first. */
export class CommentStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** Stores a comment and returns it with its id and time. */
  async add(comment: Omit<StoredComment, 'id' | 'createdAt'>): Promise<StoredComment> {
    const nowMs = Date.now();
    const stored = { ...comment, id: newMailId(nowMs), createdAt: new Date(nowMs).toISOString() };
    await this.commands.run(addComment, {
      orderKey: this.keys.commentOrder,
      commentsKey: this.keys.comments,
      id: stored.id,
      timeMs: nowMs,
      comment: JSON.stringify(stored),
      mostComments,
    });
    return stored;
  }

  /**
   * Lists a page of the public comments, or of those that the operator has hidden.
   *
   * @param page  from 1 on.
   */
  async list(
    page: number,
    { hidden = false } = {},
  ): Promise<{ comments: StoredComment[]; pages: number; total: number }> {
    const count = limits.commentsPerPage;
    const offset = (page - 1) * count;
    const order = hidden ? this.keys.hiddenComments : this.keys.commentOrder;
    const [ids, total] = await this.commands.do((redis) =>
      Promise.all([redis.zrevrange(order, offset, offset + count - 1), redis.zcard(order)]),
    );
    const pages = Math.max(1, Math.ceil(total / count));
    if (ids.length === 0) return { comments: [], pages, total };
    const stored = await this.commands.do((redis) => redis.hmget(this.keys.comments, ...ids));
    return { comments: stored.flatMap((json) => (json ? [JSON.parse(json) as StoredComment] : [])), pages, total };
  }

  /** Hides a comment or shows it again; null when there is no such comment. */
  async setHidden(id: string, hidden: boolean): Promise<StoredComment | null> {
    const { commentOrder, hiddenComments } = this.keys;
    const [fromKey, toKey] = hidden ? [commentOrder, hiddenComments] : [hiddenComments, commentOrder];
    if (!(await this.commands.run(hideComment, { fromKey, toKey, id }))) return null;
    const json = await this.commands.do((redis) => redis.hget(this.keys.comments, id));
    return json === null ? null : (JSON.parse(json) as StoredComment);
  }

  /** Deletes a comment; false when there is no such comment. */
  async remove(id: string): Promise<boolean> {
    const results = await this.commands.do((redis) =>
      redis
        .multi()
        .hdel(this.keys.comments, id)
        .zrem(this.keys.commentOrder, id)
        .zrem(this.keys.hiddenComments, id)
        .exec(),
    );
    return results?.[0]?.[1] === 1;
  }
}
