import { limits } from '@efemera/contract';
import { networkOf } from '@efemera/network';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SETTINGS, type Settings } from '../config.js';
import { LoopShare } from './loop-share.js';
import { Backlogs } from './stream-writer.js';

/** What is sent in one go. */
const smallBytes = 64 * 1024;

/** Several fast readers of one network may owe more than its share for a moment: they take 64 KB in this time. */
const spareMs = 1000;

/**
 * Sends answers of megabytes: made piece by piece, so that nobody else waits for the whole of one, and handed over no
 * faster than they are taken. What waits to be taken is bounded, for all and for each network.
 */
@Injectable()
export class LargeAnswers {
  readonly #backlogs: Backlogs;

  constructor(
    @Inject(SETTINGS) { RATE_LIMITS }: Settings,
    private readonly share: LoopShare,
  ) {
    this.#backlogs = new Backlogs(
      limits.maxAnswerBacklogsBytes,
      RATE_LIMITS ? limits.maxAnswerBacklogsBytesPerNetwork : Infinity,
      spareMs,
    );
  }

  /** What all of them together are sent as; each is made in its turn. */
  async sendText(request: Request, response: Response, texts: Iterable<string>): Promise<void> {
    const pieces: Buffer[] = [];
    await this.share.turn();
    for (const text of texts) {
      pieces.push(Buffer.from(text));
      await this.share.turn();
    }
    this.sendBytes(request, response, pieces);
  }

  sendBytes(request: Request, response: Response, pieces: readonly Buffer[]): void {
    const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
    response.set('Content-Length', String(bytes));
    if (request.method === 'HEAD' || bytes <= smallBytes) {
      response.end(Buffer.concat(pieces));
      return;
    }
    response.setTimeout(limits.streamPatienceSeconds * 1000, () => response.destroy());
    const writer = this.#backlogs.open(response, networkOf(request.ip));
    for (const piece of pieces) writer.write(piece);
    writer.end();
  }
}
