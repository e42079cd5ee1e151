import {
  ContractError,
  rankingKinds,
  rankingQuerySchema,
  type CountryRanking,
  type DomainRanking,
  type RankingKind,
  type RankingQuery,
} from '@efemera/contract';
import { RankingStore } from '@efemera/storage';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { etagOf, sendsUnchanged } from '../http/etag.js';
import { toCsv } from './csv.js';

@Controller('api/ranking')
export class RankingController {
  constructor(private readonly rankings: RankingStore) {}

  @Get(':kind')
  async read(
    @Param('kind') kind: string,
    @Query({ schema: rankingQuerySchema }) query: RankingQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!isRankingKind(kind)) throw new ContractError('not_found', 'There is no such ranking.');
    const ranking = await this.#read(kind, query);
    const asCsv = (query.format ?? request.accepts(['json', 'csv'])) === 'csv';
    const body = asCsv ? toCsv(table(kind, ranking)) : JSON.stringify(ranking);
    // Caches must ask each time, so that a page that is told of a change does not get its old copy.
    response.set('Cache-Control', 'public, no-cache').vary('Accept');
    if (sendsUnchanged(request, response, etagOf(body))) return;
    if (asCsv) response.attachment(`ranking-${kind}-${query.period}.csv`);
    response.type(asCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8').send(body);
  }

  async #read(kind: RankingKind, { limit, period }: RankingQuery): Promise<DomainRanking | CountryRanking> {
    const { rows, total, updatedAt } = await this.rankings.read(kind, period);
    const shown = rows.slice(0, limit).map((row, index) => ({ ...row, rank: index + 1 }));
    const about = { total, period, updatedAt };
    return kind === 'domains'
      ? {
          rows: shown.map(({ rank, name, count, percentage }) => ({ rank, domain: name, emails: count, percentage })),
          ...about,
        }
      : {
          rows: shown.map(({ rank, name, count, percentage }) => ({ rank, country: name, visits: count, percentage })),
          ...about,
        };
  }
}

const isRankingKind = (kind: string): kind is RankingKind => (rankingKinds as readonly string[]).includes(kind);

/** The rows of the CSV, after a header with the names of the fields in the JSON. */
function table(kind: RankingKind, { rows }: DomainRanking | CountryRanking): (string | number)[][] {
  const header =
    kind === 'domains' ? ['rank', 'domain', 'emails', 'percentage'] : ['rank', 'country', 'visits', 'percentage'];
  return [header, ...rows.map((row) => Object.values(row))];
}
