import { visitSchema } from '@efemera/contract';
import { HourCounts } from '@efemera/storage';
import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { z } from 'zod';
import { SETTINGS, type Settings } from '../config.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { CountryLookup } from './country-lookup.js';

@Controller('api/sitemap')
export class VisitsController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly visits: HourCounts,
    private readonly countries: CountryLookup,
  ) {}

  /** Adds one to the hour's visits of a country; nothing about the visitor is kept. */
  @Post()
  @RateLimited('visit')
  @HttpCode(204)
  async record(
    @Body({ schema: visitSchema }) { country }: z.output<typeof visitSchema>,
    @Req() request: Request,
  ): Promise<void> {
    const lookedUp = country === null && this.settings.GEO_LOOKUP ? await this.countries.countryOf(request.ip) : null;
    await this.visits.recordVisit(country ?? lookedUp);
  }
}
