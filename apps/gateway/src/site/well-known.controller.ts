import { ContractError } from '@efemera/contract';
import { MailDomains } from '@efemera/storage';
import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { SETTINGS, type Settings } from '../config.js';

const dayMs = 86_400_000;
/** RFC 9116 §2.5.5 recommends less than a year. */
const securityTextDays = 180;
/** RFC 8461 §3.2: some weeks, so that an attacker can't wait until senders have forgotten the policy. */
const policySeconds = 14 * 86_400;
const mtaStsPrefix = 'mta-sts.';

const notFound = () => new ContractError('not_found', 'There is nothing at this address.');

/** Files at paths that RFCs prescribe. Each is answered with 404 until the operator has made its setting. */
@Controller('.well-known')
export class WellKnownController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly domains: MailDomains,
  ) {}

  /** @see RFC 9116 */
  @Get('security.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  securityText(): string {
    const { SECURITY_CONTACT, publicOrigin } = this.settings;
    if (SECURITY_CONTACT === undefined) throw notFound();
    // Counts from midnight, so that the file stays the same for a day and proxies may cache it.
    const expires = new Date((Math.floor(Date.now() / dayMs) + securityTextDays) * dayMs).toISOString();
    return [
      `Contact: ${SECURITY_CONTACT}`,
      `Expires: ${expires}`,
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
    ]
      .map((line) => `${line}\n`)
      .join('');
  }

  /**
   * The policy of a domain that receives mail, asked for at `mta-sts.DOMAIN`.
   *
   * @see RFC 8461 §3.2
   */
  @Get('mta-sts.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  mtaStsPolicy(@Req() { hostname }: Request): string {
    const { MTA_STS_MX, MTA_STS_MODE } = this.settings;
    const host = (hostname ?? '').toLowerCase();
    const domain = host.startsWith(mtaStsPrefix) ? host.slice(mtaStsPrefix.length) : '';
    const state = this.domains.stateOf(domain);
    if (MTA_STS_MX === undefined || state === null || state === 'retired') throw notFound();
    return [
      'version: STSv1',
      `mode: ${MTA_STS_MODE}`,
      ...MTA_STS_MX.map((name) => `mx: ${name}`),
      `max_age: ${policySeconds}`,
    ]
      .map((line) => `${line}\r\n`)
      .join('');
  }
}
