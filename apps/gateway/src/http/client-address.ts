import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { withoutPort } from '@efemera/network';
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import proxyAddr from 'proxy-addr';

/** Tells whether the word of a proxy is believed, as Express makes it of TRUST_PROXY. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** The address of a client, as the trusted proxies tell it; some of them write it with its port. */
export const clientAddressOf = (request: IncomingMessage, trusts: ProxyTrust): string =>
  withoutPort(proxyAddr(request, (address, hop) => trusts(withoutPort(address), hop)));

/**
 * Warns once when a trusted proxy tells no address: all its visitors then share the quota and the limits of one network, and
 * most of them are refused.
 */
export function warnOfLostAddresses() {
  const logger = new Logger('TrustedProxy');
  let hasWarned = false;
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined && isIP(request.ip ?? '') === 0) {
      hasWarned = true;
      logger.warn({
        msg: 'X-Forwarded-For of a trusted proxy has no address: its visitors are counted as one network',
      });
    }
    next();
  };
}
