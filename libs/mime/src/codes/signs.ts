import { TOPICS, type Topic } from './lexicon.js';

/** The numbers about a candidate that the trees of a model compare. They are read by their places in this list. */
export class Signs {
  readonly values: number[] = [];

  add(...values: (number | boolean)[]): void {
    for (const value of values) this.values.push(Number(value));
  }

  /** Adds one sign for each choice: 1 for the chosen one, 0 for all others. */
  addChoice<T>(choices: readonly T[], chosen: T): void {
    for (const choice of choices) this.values.push(choice === chosen ? 1 : 0);
  }

  addTopics(topics: ReadonlySet<Topic>): void {
    for (const topic of TOPICS) this.values.push(topics.has(topic) ? 1 : 0);
  }
}
