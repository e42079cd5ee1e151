import { EfemeraError } from './errors.js';
import type { MailSummary } from './types.js';

/** Older calls are refused, so that a call that somebody has recorded can't be made again. */
const defaultToleranceSeconds = 300;

/** The body of a webhook's call. */
export interface WebhookCall {
  id: string;
  event: 'mail:received' | 'mail:updated';
  to: string;
  email: MailSummary;
}

export interface VerifyWebhookOptions {
  /** The request's body as it came, before anything has parsed it. */
  body: string | Uint8Array;
  /** Its header `Efemera-Signature`. */
  signature: string | null | undefined;
  /** The webhook's secret, as the server told it once. */
  secret: string;
  /** Largest difference of its time to this machine's clock; 300 by default. */
  toleranceSeconds?: number | undefined;
}

/**
 * Returns the call of a webhook if it was made by the server that has the secret, and lately.
 *
 * @throws EfemeraError `signature_invalid`
 */
export async function verifyWebhook({
  body,
  signature,
  secret,
  toleranceSeconds = defaultToleranceSeconds,
}: VerifyWebhookOptions): Promise<WebhookCall> {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (seconds === undefined || mac === undefined) throw invalid('has no signature of this form');
  if (!(Math.abs(Date.now() / 1000 - Number(seconds)) <= toleranceSeconds))
    throw invalid('is too old, or a clock is wrong');
  const bytes = new TextEncoder();
  const content = typeof body === 'string' ? bytes.encode(body) : body;
  const prefix = bytes.encode(`${seconds}.`);
  const signed = new Uint8Array(prefix.length + content.length);
  signed.set(prefix);
  signed.set(content, prefix.length);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['verify']);
  // Compares in constant time.
  if (!(await subtle.verify('HMAC', key, bytesOfHex(mac), signed))) throw invalid('was not signed with this secret');
  return JSON.parse(new TextDecoder().decode(content)) as WebhookCall;
}

const invalid = (reason: string) => new EfemeraError('signature_invalid', `The call ${reason}.`);

const bytesOfHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
