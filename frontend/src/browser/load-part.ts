import { logFailure } from './log.js';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Loads a part of the page's code until it is here: a network that is away for a moment must not lose it for good. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await load();
    } catch (error) {
      logFailure('Error loading a part of the page:', error);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
