import type { Section } from '../section.js';

export interface BenchOptions {
  rounds: number;
  /** The largest number of inboxes that are filled to measure growth. */
  most: number;
  say: (line: string) => void;
}

export type Part = (options: BenchOptions) => Promise<Section | null>;
