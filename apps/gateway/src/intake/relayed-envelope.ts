import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { authResultSchema, ContractError, intakeHeaders } from '@efemera/contract';
import type { SmtpEnvelope } from '@efemera/contract/redis';
import { intakeLimits } from '@efemera/intake';
import type { Request } from 'express';

/** A recipient of the envelope: the address as the relay named it, and its parts before and after the @. */
export interface NamedRecipient {
  to: string;
  user: string;
  /** In lower case and ASCII. */
  host: string;
}

/** Longest envelope sender: RFC 5321 §4.5.3.1.3 allows 254 octets, and some rewritten ones are longer. */
const maxSenderChars = 512;
/** A space may stand only in a quoted local part (RFC 5321 §4.1.2), as in `"john doe"@example.org`. */
const senderForm = /^(?:<?"(?:[^"\\\p{Cc}]|\\\P{Cc})*")?[^\p{Cc} ]*$/u;
const utf8 = new TextDecoder('utf-8', { fatal: true });

const malformed = (field: string) =>
  new ContractError('bad_request', `The header ${field} is missing or malformed.`, { fields: [field] });

/** Node reads headers as Latin-1, while addresses are UTF-8 (RFC 6531). Undefined where the header is missing. */
function readHeader(request: Request, name: string): string | undefined {
  const value = request.headers[name];
  if (value === undefined) return undefined;
  try {
    return utf8.decode(Buffer.from(String(value), 'latin1')).trim();
  } catch {
    throw malformed(name);
  }
}

const withoutBrackets = (path: string) => /^<(.*)>$/.exec(path)?.[1] ?? path;

/**
 * Reads the envelope that a relay states in the headers of its request.
 *
 * @throws ContractError `bad_request` with `fields`: the first header that is missing or malformed.
 */
export function readRelayedEnvelope(request: Request): { envelope: SmtpEnvelope; recipients: NamedRecipient[] } {
  const from = readHeader(request, intakeHeaders.from);
  if (from === undefined || from.length > maxSenderChars || !senderForm.test(from)) {
    throw malformed(intakeHeaders.from);
  }
  const recipients = (readHeader(request, intakeHeaders.to) ?? '')
    .split(',')
    .map((to) => to.trim())
    .filter((to) => to !== '')
    .map(toRecipient);
  if (recipients.length === 0) throw malformed(intakeHeaders.to);
  const clientIp = readHeader(request, intakeHeaders.clientIp);
  if (clientIp !== undefined && !isIP(clientIp)) throw malformed(intakeHeaders.clientIp);
  const spf = authResultSchema.optional().safeParse(readHeader(request, intakeHeaders.spf)?.toLowerCase());
  if (!spf.success) throw malformed(intakeHeaders.spf);
  return {
    envelope: {
      ip: clientIp ?? request.ip ?? '',
      helo: (readHeader(request, intakeHeaders.helo) ?? '').slice(0, intakeLimits.maxHeloChars),
      mailFrom: withoutBrackets(from),
      tls: request.secure,
      relay: { toldClient: clientIp !== undefined, spf: spf.data ?? null },
    },
    recipients,
  };
}

function toRecipient(to: string): NamedRecipient {
  const address = withoutBrackets(to);
  const at = address.lastIndexOf('@');
  // RFC 5321 §4.5.1: only the bare `postmaster` may lack a domain. Any other bare name counts as an unknown host and is
  // refused: without a host, the first of our domains would take its mail.
  if (at === -1)
    return /^postmaster$/i.test(address) ? { to, user: address, host: '' } : { to, user: '', host: address };
  const host = address.slice(at + 1).toLowerCase();
  return { to, user: address.slice(0, at), host: domainToASCII(host) || host };
}
