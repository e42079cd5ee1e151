import { ContractError, domainChangeSchema, paths, type MailDomain, type MailDomainList } from '@efemera/contract';
import { canonicalMailDomain, DomainStore, MailDomains, ProcessCounters } from '@efemera/storage';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Put, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import type { z } from 'zod';
import { OperatorGuard } from '../access/operator-access.js';
import { formAddress, SETTINGS, type Settings } from '../config.js';
import { Audit } from '../operator/audit.js';
import { DomainsGateway } from './domains.gateway.js';

/** Lets the operator add domains, and change what they are for, while the service runs. */
@Controller(paths.domains)
@UseGuards(OperatorGuard)
export class DomainsController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly store: DomainStore,
    private readonly domains: MailDomains,
    private readonly counters: ProcessCounters,
    private readonly gateway: DomainsGateway,
    private readonly audit: Audit,
  ) {}

  @Get()
  async list(): Promise<MailDomainList> {
    await this.gateway.refresh();
    const counted = await this.counters.read();
    const countOf = (name: string, domain: string) =>
      counted.find((counter) => counter.name === name && counter.label === domain)?.amount ?? 0;
    return {
      domains: this.domains.all.map((each) => ({
        ...each,
        mails: countOf('domain:mails', each.domain),
        claims: countOf('domain:claims', each.domain),
        refused: countOf('domain:refused', each.domain),
      })),
      contact: formAddress(this.settings),
    };
  }

  @Put(':domain')
  async set(
    @Req() request: Request,
    @Param('domain') named: string,
    @Body({ schema: domainChangeSchema }) { state }: z.output<typeof domainChangeSchema>,
  ): Promise<MailDomain> {
    const domain = canonicalMailDomain(named);
    await this.store.set(domain, state, this.domains.offeredBySettings);
    await this.audit.note(request, 'domain.set', domain, state);
    const { domains } = await this.list();
    const changed = domains.find((each) => each.domain === domain);
    if (!changed) throw notFound();
    return changed;
  }

  @Delete(':domain')
  @HttpCode(204)
  async remove(@Req() request: Request, @Param('domain') named: string): Promise<void> {
    const domain = canonicalMailDomain(named);
    if (!(await this.store.remove(domain, this.domains.offeredBySettings))) throw notFound();
    await this.audit.note(request, 'domain.remove', domain);
    await this.gateway.refresh();
  }
}

const notFound = () => new ContractError('domain_not_found', 'The operator has set no such domain.');
