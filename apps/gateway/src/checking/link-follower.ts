import type { LookupAddress } from 'node:dns';
import { parseUrl, type MailFinding } from '@efemera/contract';
import { mayAct } from '@efemera/mime';
import type { CheckedLink } from '@efemera/mime/pool';
import { failureOf, orAborted, requestHead, type OutboundTargets, type RequestFailure } from '@efemera/network';
import { followLimits } from './limits.js';

/** Statuses with which servers that support only GET answer HEAD. */
const withoutHead = new Set([404, 405, 501]);
/**
 * Answers of servers that want a login, or that refuse programs or frequent calls: they do not tell whether the link is
 * broken.
 */
const undecided = new Set([401, 403, 429, 999]);

const headers = { 'User-Agent': 'Efemera-Link-Check', Accept: '*/*' };

const reasons: Record<RequestFailure | 'timeout', string> = {
  target_forbidden: 'The link leads to a network that is not public.',
  name_unknown: 'The host of the link has no address.',
  tls_failed: 'The certificate of the host is not valid.',
  connection_failed: 'The host of the link does not answer.',
  timeout: 'The host of the link does not answer in time.',
};

/**
 * Follows links of mails to find the broken ones. Never calls an acting link, calls only public networks, and follows each
 * redirect by the same rules.
 */
export class LinkFollower {
  constructor(private readonly targets: OutboundTargets) {}

  /** @param gone  aborts when the caller has disconnected. */
  async follow(links: readonly CheckedLink[], gone: AbortSignal): Promise<MailFinding[]> {
    const findings: MailFinding[] = links
      .filter(({ acts }) => acts)
      .map(({ href }) => notFollowed(href, 'A call of this link could confirm, unsubscribe, or use up a code.'));
    const waiting: string[] = [];
    const ofHost = new Map<string, number>();
    for (const { href } of links.filter(({ acts }) => !acts)) {
      const host = parseUrl(href)?.host ?? '';
      const count = (ofHost.get(host) ?? 0) + 1;
      ofHost.set(host, count);
      const hasRoom = waiting.length < followLimits.maxLinks && count <= followLimits.maxLinksPerHost;
      if (hasRoom) waiting.push(href);
      else findings.push(notFollowed(href, 'The mail has more links than are followed in one check.'));
    }
    const over = AbortSignal.any([gone, AbortSignal.timeout(followLimits.mailMs)]);
    const work = async () => {
      for (let href = waiting.shift(); href !== undefined; href = waiting.shift()) {
        if (over.aborted) {
          findings.push(notFollowed(href, 'The time for following links was up.'));
          continue;
        }
        const fault = await this.#faultOf(href, over);
        if (fault) findings.push({ kind: 'link_broken', severity: 'error', where: href, text: fault });
      }
    };
    await Promise.all(Array.from({ length: followLimits.atOnce }, work));
    return findings;
  }

  /** Why a link is broken, or null. */
  async #faultOf(href: string, over: AbortSignal): Promise<string | null> {
    const timeout = AbortSignal.timeout(followLimits.linkMs);
    const signal = AbortSignal.any([over, timeout]);
    try {
      const status = await this.#statusOf(href, signal);
      return status < 400 || undecided.has(status) ? null : `The link is answered with ${status}.`;
    } catch (error) {
      return reasons[signal.aborted ? 'timeout' : failureOf(error)];
    }
  }

  async #statusOf(href: string, signal: AbortSignal): Promise<number> {
    let target = this.targets.read(href);
    for (let hop = 0; ; hop++) {
      const address = await this.#addressOf(target, signal);
      const ask = (method: 'HEAD' | 'GET') =>
        orAborted(requestHead(target, { method, headers, address, signal }), signal);
      let answer = await ask('HEAD');
      if (withoutHead.has(answer.status)) answer = await ask('GET');
      const { status, location } = answer;
      const next = status >= 300 && status < 400 && location !== undefined ? parseUrl(location, target) : null;
      // A tracker may redirect to an acting link, which must never be called.
      if (!next || hop === followLimits.maxRedirects || mayAct(next.href)) return status;
      target = this.targets.read(next.href);
    }
  }

  async #addressOf(target: URL, signal: AbortSignal): Promise<LookupAddress> {
    const [address] = await orAborted(this.targets.addressesOf(target), signal);
    if (!address) throw new Error('The host has no address.');
    return address;
  }
}

const notFollowed = (where: string, text: string): MailFinding => ({
  kind: 'link_not_followed',
  severity: 'info',
  where,
  text,
});
