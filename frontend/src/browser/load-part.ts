import { isGone } from '../transport/files.js';
import { logFailure } from './log.js';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
const reloadedKey = 'efemera.reloaded-for';

/**
 * Loads a part of the page's code, and tries again until it is here: a network that is away for a moment must not cost
 * the visitor that part. Where a new version of the site has replaced the files, the page is loaded anew.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await load();
    } catch (error) {
      logFailure('Error loading a part of the page:', error);
      await reloadIfReplaced();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Loads the page anew when its own script is on the server no more; once for each version, so that it can't go round. */
async function reloadIfReplaced(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!script) return;
  try {
    if (!(await isGone(script)) || sessionStorage.getItem(reloadedKey) === script) return;
    sessionStorage.setItem(reloadedKey, script);
    location.reload();
  } catch {
    // The server does not answer, or the browser keeps nothing that would end a chain of reloads.
  }
}
