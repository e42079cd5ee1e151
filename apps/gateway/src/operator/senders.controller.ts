import { limits, paths, senderRatesQuerySchema, type SenderRate, type SenderRates } from '@efemera/contract';
import { BlockGuard, BlockStore, SenderCounts, type SenderCount } from '@efemera/storage';
import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { OperatorGuard } from '../access/operator-access.js';

/** The senders whose mail is refused most, for the operator to decide on blocks. */
@Controller(paths.senderRates)
@UseGuards(OperatorGuard)
export class SendersController {
  constructor(
    private readonly counts: SenderCounts,
    private readonly blocks: BlockStore,
  ) {}

  @Get()
  async rates(
    @Query({ schema: senderRatesQuerySchema }) { period }: z.output<typeof senderRatesQuerySchema>,
  ): Promise<SenderRates> {
    const hours = period === 'hour' ? 1 : 24;
    const blocked = new BlockGuard(this.blocks);
    const [domains, networks] = await Promise.all([
      this.counts.top('domain', hours, limits.senderRates),
      this.counts.top('network', hours, limits.senderRates),
      blocked.refresh(),
    ]);
    return {
      period,
      domains: domains.map((each) => rateOf(each, blocked.blocksSender(`*@${each.name}`))),
      networks: networks.map((each) => rateOf(each, blocked.blocksNetwork(each.name.split('/')[0] ?? ''))),
    };
  }
}

function rateOf({ name, refused, taken }: SenderCount, blocked: boolean): SenderRate {
  const isMostlyRefused = refused >= (refused + taken) * limits.proposedRefusedShare;
  const proposed = !blocked && refused >= limits.proposedRefusals && isMostlyRefused;
  return { value: name, refused, taken, blocked, proposed };
}
