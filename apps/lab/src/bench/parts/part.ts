import type { Section } from '../section.js';

export interface BenchOptions {
  rounds: number;
  /** Most inboxes that are filled to see what growth costs. */
  most: number;
  say: (line: string) => void;
}

export type Part = (options: BenchOptions) => Promise<Section | null>;
