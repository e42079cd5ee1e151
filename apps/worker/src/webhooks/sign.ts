import { createHmac } from 'node:crypto';
import { webhookHeaders } from '@efemera/contract';

/** A call as it is sent, and when. */
export interface SignedCall {
  /** Id of the delivery: the same on every attempt. */
  id: string;
  body: string;
  atMs: number;
}

/**
 * The headers that sign a call: with the secret, the receiver can check that the call comes from here, is unchanged, and
 * when it was made. There are two signatures: that of Standard Webhooks, which libraries in many languages verify, and that
 * of Efêmera's previous version.
 *
 * @param secret  `whsec_` and the key in base64; for webhooks made by the previous version, only the key, in base64url.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signatureHeaders(secret: string, { id, body, atMs }: SignedCall): Record<string, string> {
  const seconds = Math.floor(atMs / 1000);
  // Node decodes base64url here, too.
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const standard = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  const former = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return {
    [webhookHeaders.standardId]: id,
    [webhookHeaders.standardTimestamp]: String(seconds),
    [webhookHeaders.standardSignature]: `v1,${standard}`,
    [webhookHeaders.signature]: `t=${seconds},v1=${former}`,
  };
}
