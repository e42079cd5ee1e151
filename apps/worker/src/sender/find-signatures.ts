import { Readable } from 'node:stream';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { senderLimits } from './limits.js';

/** One DKIM signature, as far as the mail itself can tell: all but its key. */
export interface FoundSignature {
  domain: string;
  selector: string;
  /** Such as `rsa-sha256`. */
  algorithm: string;
  /** The body is the one that was signed. */
  bodyHolds: boolean;
  /** RFC 6376 §5.4: a signature that leaves From out says nothing of the sender. */
  coversFrom: boolean;
  /** By `l=`: anything may have been added behind what was signed. */
  partial: boolean;
  expiresAtMs: number | null;
  /** The canonical header that was signed, and the signature, in base64. */
  signed: string;
  signature: string;
}

export interface FoundSignatures {
  /** The addresses of all From fields. */
  from: string[];
  signatures: FoundSignature[];
  /** Fields that hold a signature; some may be malformed and are not among the signatures. */
  fields: number;
}

/** A mail that goes beyond the bounds of any honest one, or that can not be read. */
export type Unreadable = 'unreadable';

/** mailauth's results hold more than its types tell. */
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

// The parser of ARC headers takes `__proto__.x=1` for a path: one mail would leave its values to all that follow.
Reflect.deleteProperty(Object.prototype, '__proto__');
// It remarks on standard output, which holds JSON lines only.
Object.assign(console, { log: () => undefined });

/** The keys are looked up later, and elsewhere: a process is not kept waiting for somebody's name server. */
const withoutKeys = () => Promise.reject(Object.assign(new Error('later'), { code: 'ENOTFOUND' }));

/** Reads and hashes what DKIM needs of a mail. Runs in a process of its own. */
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
    // As one chunk: a line that spans many would be copied and searched again with each of them.
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
  // Without a body hash it is no DKIM signature; mailauth puts some ARC seals among them.
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
