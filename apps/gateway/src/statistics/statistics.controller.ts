import type { Statistics } from '@efemera/contract';
import { StatisticsStore } from '@efemera/storage';
import { Controller, Get } from '@nestjs/common';

/** The sums are read at most this often, however many clients ask. */
const freshMs = 2000;

@Controller('api/statistics')
export class StatisticsController {
  #read: { at: number; statistics: Promise<Statistics> } | null = null;

  constructor(private readonly statistics: StatisticsStore) {}

  @Get()
  async read(): Promise<Statistics> {
    if (!this.#read || performance.now() - this.#read.at > freshMs) {
      this.#read = { at: performance.now(), statistics: this.statistics.read() };
    }
    const read = this.#read;
    try {
      return await read.statistics;
    } catch (error) {
      // A failure is not kept as the answer for the next clients.
      if (this.#read === read) this.#read = null;
      throw error;
    }
  }
}
