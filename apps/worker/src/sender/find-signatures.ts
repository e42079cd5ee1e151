import { Readable } from 'node:stream';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { senderLimits } from './limits.js';

/** One DKIM signature, with everything that can be checked without its key. */
export interface FoundSignature {
  domain: string;
  selector: string;
  /** Such as `rsa-sha256`. */
  algorithm: string;
  /** True when the body hash matches. */
  bodyHolds: boolean;
  /** RFC 6376 §5.4: a signature that does not cover From proves nothing about the sender. */
  coversFrom: boolean;
  /** `l=`: only a part of the body is signed, so anything may be appended. */
  partial: boolean;
  expiresAtMs: number | null;
  /** Both in base64: the canonical header that is signed, and its signature. */
  signed: string;
  signature: string;
}

export interface FoundSignatures {
  /** The addresses of all From fields. */
  from: string[];
  signatures: FoundSignature[];
  /** Number of signature fields; malformed ones are counted here but not listed in the signatures. */
  fields: number;
}

/** The result for a mail that exceeds the limits of any honest mail, or cannot be parsed. */
export type Unreadable = 'unreadable';

/** mailauth's results hold more fields than its types declare. */
interface Result {
  signingDomain?: string;
  selector?: string;
  algo?: string;
  signature?: string;
  bodyHash?: string;
  bodyHashExpecting?: string;
  canonBodyLengthLimited?: boolean;
  expiresAfter?: string | null;
  signingHeaders?: { keys: string; canonicalizedHeader: string };
}

// mailauth's ARC parser treats `__proto__.x=1` as a path: without this, one mail could set values for all later mails.
Reflect.deleteProperty(Object.prototype, '__proto__');
// mailauth prints remarks to standard output, which must contain JSON lines only.
Object.assign(console, { log: () => undefined });

/** Keys are looked up later, in the main process: this process must not wait for a stranger's name server. */
const withoutKeys = () => Promise.reject(Object.assign(new Error('later'), { code: 'ENOTFOUND' }));

/** Reads and hashes the parts of a mail that DKIM needs. Runs in its own process. */
export default async function findSignatures({
  source,
}: {
  source: Uint8Array;
}): Promise<FoundSignatures | Unreadable> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const head = bytes.toString('latin1', 0, senderLimits.maxHeaderBytes);
  const end = head.startsWith('\r\n') ? 0 : head.indexOf('\r\n\r\n');
  if (end === -1 && bytes.length > senderLimits.maxHeaderBytes) return 'unreadable';
  const fields = head.slice(0, end === -1 ? undefined : end).match(/^dkim-signature[ \t]*:/gim)?.length ?? 0;
  if (fields > senderLimits.maxSignatures || hasTooManyLines(bytes)) return 'unreadable';
  try {
    // Passes the mail in one chunk: mailauth would copy and search a line again for each chunk that the line spans.
    const { headerFrom, results } = await dkimVerify(Readable.from([bytes]), { resolver: withoutKeys });
    return { from: headerFrom, signatures: (results as Result[]).flatMap(readResult), fields };
  } catch {
    return 'unreadable';
  }
}

function hasTooManyLines(bytes: Buffer): boolean {
  let lines = 0;
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) {
    if (++lines > senderLimits.maxLines) return true;
  }
  return false;
}

function readResult(result: Result): FoundSignature[] {
  const { signingDomain, selector, signingHeaders } = result;
  // A result without a body hash is no DKIM signature: mailauth lists some ARC seals among the signatures.
  if (!signingDomain || !selector || !signingHeaders || !result.bodyHashExpecting) return [];
  return [
    {
      domain: signingDomain,
      selector,
      algorithm: (result.algo ?? '').toLowerCase().trim(),
      bodyHolds: result.bodyHash === result.bodyHashExpecting,
      coversFrom: signingHeaders.keys.split(': ').some((name) => name.toLowerCase() === 'from'),
      partial: result.canonBodyLengthLimited === true,
      expiresAtMs: result.expiresAfter ? Date.parse(result.expiresAfter) : null,
      signed: signingHeaders.canonicalizedHeader,
      signature: result.signature ?? '',
    },
  ];
}
