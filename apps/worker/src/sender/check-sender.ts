import { createHash, createPublicKey, verify } from 'node:crypto';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { AuthResult } from '@efemera/contract';
import type { SmtpEnvelope } from '@efemera/contract/redis';
import type { GivenUp } from '@efemera/mime/processes';
import type { CheckedSender } from '@efemera/storage';
import { dmarc } from 'mailauth/lib/dmarc/index.js';
import { spf } from 'mailauth/lib/spf/index.js';
import { getAlignment, getPublicKey } from 'mailauth/lib/tools.js';
import { senderLimits } from './limits.js';
import type { LookUps } from './look-ups.js';
import type { FoundSignature, FoundSignatures, Unreadable } from './find-signatures.js';

export interface MailToJudge {
  /** The sender as the page shows it. */
  from: string;
  envelope: SmtpEnvelope;
  /** Null: the signatures were not found within the time limit. */
  found: FoundSignatures | Unreadable | null;
  /** The receiving server's name, which macros of SPF records may contain. */
  hostname: string;
}

/**
 * The result for a mail whose signatures could not be read in time. A large mail may be honest and slow, so its result
 * stays open. A small one, or one with too many lines, is crafted: if its result stayed open, a forger could weaken a
 * DMARC fail by sending blank lines.
 */
export const notFound = ({ length }: Uint8Array, why: GivenUp): Unreadable | null =>
  length < senderLimits.promptBytes || why === 'too_many_lines' ? 'unreadable' : null;

type CheckedSignature = CheckedSender['details']['dkim'][number];

/**
 * Checks SPF, DKIM and DMARC of one mail. Never throws: a failed look-up gives `temperror`.
 *
 * @see RFC 7208, 6376, 7489; RFC 8601 for the result words
 */
export async function checkSender(mail: MailToJudge, lookUps: LookUps): Promise<CheckedSender> {
  const read = mail.found === 'unreadable' ? null : mail.found;
  const fromDomain = shownDomain(mail.from, read);
  const [envelope, dkim, policy] = await Promise.all([
    checkEnvelope(mail, lookUps),
    Promise.all((read?.signatures ?? []).map((signature) => checkSignature(signature, fromDomain, lookUps))),
    fromDomain === null ? null : readPolicy(fromDomain, lookUps),
  ]);
  const aligned = fromDomain !== null && isAligned(fromDomain, envelope.domain);
  const auth = {
    spf: envelope.result,
    dkim: sumUp(dkim, mail.found),
    dmarc: policy === null ? (read?.from.length === 0 && !mail.from ? 'none' : 'permerror') : policy.result,
  } satisfies Record<string, AuthResult>;
  if (policy?.applies && fromDomain !== null) {
    const vouches = (domain: string, strict: boolean) =>
      strict ? domainToASCII(domain) === fromDomain : isAligned(fromDomain, domain);
    const passes =
      (envelope.result === 'pass' && vouches(envelope.domain, policy.strictSpf)) ||
      dkim.some(({ result, domain }) => result === 'pass' && vouches(domain, policy.strictDkim));
    // Only a failed look-up that could have led to a pass may leave the result open: a forger's slow domain must not weaken
    // a fail. An aligned envelope whose relay sent neither the client's address nor an SPF result also leaves it open,
    // since SPF might have passed.
    const own = [
      ...(aligned ? [{ result: envelope.isKnown ? envelope.result : ('temperror' as const) }] : []),
      ...dkim.filter((signature) => signature.aligned),
    ];
    auth.dmarc = passes ? 'pass' : unsettled(own, mail.found);
  }
  return {
    auth,
    details: {
      spf: { domain: plain(envelope.domain), aligned },
      dkim: dkim.map(({ domain, selector, ...rest }) => ({
        domain: plain(domain),
        selector: plain(selector),
        ...rest,
      })),
      dmarc: { domain: plain(fromDomain ?? ''), policy: policy?.policy ?? null },
      tls: mail.envelope.tls,
      ...(mail.envelope.relay && { relayed: true }),
    },
  };
}

/**
 * The From domain that the page shows; all alignment is measured by it. Null if the mail has none or several, or if
 * mailauth reads another domain than the page shows: a mail must not be judged by a sender that the reader does not
 * see.
 */
function shownDomain(from: string, found: FoundSignatures | null): string | null {
  const shown = domainOf(from.endsWith('>') ? from.slice(from.lastIndexOf('<') + 1, -1) : from);
  if (!shown) return null;
  if (found && (found.from.length !== 1 || domainOf(found.from[0] ?? '') !== shown)) return null;
  return shown;
}

function domainOf(address: string): string {
  const at = address.lastIndexOf('@');
  return at === -1 ? '' : domainToASCII(address.slice(at + 1).trim());
}

const isAligned = (fromDomain: string, domain: string) => domain !== '' && !!getAlignment(fromDomain, [domain]);

/** Removes characters that could fake markup or another name; what remains still tells domains apart. */
const plain = (name: string) => name.replace(/[^\w.-]/g, '').slice(0, 253);

/**
 * Checks SPF by the client's address. A relay may send its own SPF result instead of that address. If it sends neither, the
 * result is unknown.
 */
async function checkEnvelope({ envelope, hostname }: MailToJudge, { resolve }: LookUps) {
  const { ip, mailFrom, relay } = envelope;
  if (relay && !relay.toldClient) {
    return { domain: domainOf(mailFrom) || envelope.helo, result: relay.spf ?? 'none', isKnown: relay.spf !== null };
  }
  const helo = isIP(envelope.helo) ? `[${envelope.helo}]` : envelope.helo;
  const { domain, status } = await spf({ ip, helo, sender: mailFrom, mta: hostname, resolver: resolve });
  return { domain, result: status.result as AuthResult, isKnown: true };
}

/** Checks the signature here: mailauth accepts some signatures that the standards reject. */
async function checkSignature(
  found: FoundSignature,
  fromDomain: string | null,
  { resolve }: LookUps,
): Promise<CheckedSignature> {
  const { domain, selector } = found;
  const aligned = fromDomain !== null && isAligned(fromDomain, domain);
  return { domain, selector, aligned, result: await judge() };

  async function judge(): Promise<AuthResult> {
    // RFC 8301 §3.1: a SHA-1 signature has failed permanently.
    const [kind = '', hash = ''] = found.algorithm.split('-');
    if (hash !== 'sha256' || !found.coversFrom) return 'permerror';
    if (!found.bodyHolds) return 'fail';
    if (found.partial || (found.expiresAtMs !== null && found.expiresAtMs < Date.now())) return 'neutral';
    try {
      const name = `${selector}._domainkey.${domain}`;
      const key = createPublicKey((await getPublicKey('DKIM', name, senderLimits.minKeyBits, resolve)).publicKey);
      if (key.asymmetricKeyType !== kind) return 'permerror';
      const signed = Buffer.from(found.signed, 'base64');
      const holds =
        kind === 'rsa'
          ? verify('sha256', signed, key, Buffer.from(found.signature, 'base64'))
          : // RFC 8463 §3: Ed25519 signs the hash.
            verify(null, createHash('sha256').update(signed).digest(), key, Buffer.from(found.signature, 'base64'));
      return holds ? 'pass' : 'fail';
    } catch (error) {
      return permanent.has((error as NodeJS.ErrnoException).code ?? '') ? 'permerror' : 'temperror';
    }
  }
}

/** The domain publishes no key, or an unusable one. */
const permanent = new Set(['ENOTFOUND', 'ENODATA', 'EINVALIDVER', 'EINVALIDTYPE', 'EINVALIDVAL', 'ESHORTKEY']);

/**
 * The best result of the signatures by the sender's domain counts. Signatures by other domains alone give neutral, or
 * temperror after a failed look-up.
 */
const order: readonly AuthResult[] = ['pass', 'temperror', 'fail', 'permerror', 'neutral'];

function sumUp(checked: readonly CheckedSignature[], found: MailToJudge['found']): AuthResult {
  if (!found) return 'temperror';
  if (found === 'unreadable') return 'permerror';
  const own = checked.filter(({ aligned }) => aligned);
  if (own.length > 0) return order.find((word) => own.some(({ result }) => result === word)) ?? 'neutral';
  if (checked.length > 0) return checked.some(({ result }) => result === 'temperror') ? 'temperror' : 'neutral';
  return found.fields > 0 ? 'permerror' : 'none';
}

interface Policy {
  result: AuthResult;
  /** The domain has a policy, so DMARC gives a result. */
  applies: boolean;
  policy: CheckedSender['details']['dmarc']['policy'];
  strictSpf: boolean;
  strictDkim: boolean;
}

/** mailauth finds the record, but the alignment is checked here: mailauth treats strict alignment as relaxed. */
async function readPolicy(fromDomain: string, { resolve }: LookUps): Promise<Policy> {
  const answer = await dmarc({ headerFrom: fromDomain, spfDomains: [], dkimDomains: [], resolver: resolve });
  const none = { applies: false, policy: null, strictSpf: false, strictDkim: false };
  if (!answer) return { ...none, result: 'permerror' };
  if (answer.status.result !== 'fail') return { ...none, result: answer.status.result as AuthResult };
  const { policy, alignment } = answer as unknown as {
    policy?: string;
    alignment: Record<'spf' | 'dkim', { strict: boolean }>;
  };
  const word = policy?.toLowerCase().trim();
  // RFC 7489 §6.6.3: a record without a known policy counts as no record.
  if (word !== 'none' && word !== 'quarantine' && word !== 'reject') return { ...none, result: 'none' };
  return {
    result: 'fail',
    applies: true,
    policy: word,
    strictSpf: alignment.spf.strict,
    strictDkim: alignment.dkim.strict,
  };
}

/**
 * RFC 7489 §6.6.2: no fail while a look-up of the sender's own domain has failed. This does not hold for a mail that is
 * unreadable: otherwise a forger could weaken the fail with more than `maxSignatures` signatures by other domains.
 */
function unsettled(own: readonly { result: AuthResult }[], found: MailToJudge['found']): AuthResult {
  return found === null || own.some(({ result }) => result === 'temperror') ? 'temperror' : 'fail';
}
