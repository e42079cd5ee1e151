import { inflateRawSync } from 'node:zlib';
import type { Features } from './features.js';

/** A model as `npm run train-codes` writes it. */
export interface TrainedModel {
  /** One signed byte a slot, deflated, in base 64. */
  weights: string;
  /** The score that a weight of 1 adds. */
  scale: number;
  bias: number;
  /** A candidate with a score above this is a code (or a link). */
  threshold: number;
}

/**
 * Unpacks a model. `scoreOf` sums the weights of features. A candidate counts as a code or a link if its own features
 * and those of its mail together score at least `least`.
 */
export function readModel({ weights, scale, bias, threshold }: TrainedModel): {
  scoreOf: (features: Features) => number;
  least: number;
} {
  const bytes = inflateRawSync(Buffer.from(weights, 'base64'));
  const table = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const scoreOf = ({ slots, values }: Features): number => {
    let sum = 0;
    for (let at = 0; at < slots.length; at += 1) sum += (table[slots[at] as number] as number) * (values[at] as number);
    return sum * scale;
  };
  return { scoreOf, least: threshold - bias };
}
