import { limits } from '@efemera/contract';
import { countedNetworks } from '@efemera/network';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SETTINGS, type Settings } from '../config.js';
import { EventLoopBudget } from './event-loop-budget.js';
import { SendBudget } from './send-budget.js';

/** Answers up to this size are sent at once. */
const smallBytes = 64 * 1024;

/**
 * When a network exceeds its share of unread bytes, the gateway drops no client that has read something (64 KB) within
 * this time: several fast clients together can exceed the share for a moment.
 */
const graceMs = 1000;

/**
 * Sends answers of up to megabytes. Builds each answer in pieces, so that other calls need not wait for a whole answer,
 * and sends it no faster than its client reads. Bounds the unread bytes of all clients and of each network.
 */
@Injectable()
export class LargeAnswers {
  readonly #budget: SendBudget;

  constructor(
    @Inject(SETTINGS) { RATE_LIMITS }: Settings,
    private readonly eventLoop: EventLoopBudget,
  ) {
    this.#budget = new SendBudget({
      maxBytes: limits.maxAnswerBacklogsBytes,
      maxBytesPerNetwork: RATE_LIMITS ? limits.maxAnswerBacklogsBytesPerNetwork : Infinity,
      graceMs,
    });
  }

  /** Sends the texts as one answer. Takes each from the iterable at its turn of the event loop, not all at once. */
  async sendText(request: Request, response: Response, texts: Iterable<string>): Promise<void> {
    const pieces: Buffer[] = [];
    await this.eventLoop.turn();
    for (const text of texts) {
      pieces.push(Buffer.from(text));
      await this.eventLoop.turn();
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
    const writer = this.#budget.open(response, countedNetworks(request.ip));
    for (const piece of pieces) writer.write(piece);
    writer.end();
  }
}
