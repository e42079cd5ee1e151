import { isGone } from '../transport/files.js';
import { logFailure } from './log.js';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
const reloadedKey = 'efemera.reloaded-for';

/**
 * Loads a part of the page's code, and retries until it succeeds, so that a short network failure does not remove that
 * part. If a new version of the site has replaced the files, reloads the page.
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

/** Reloads the page if the server no longer has its own script; only once per version, so that it can't loop. */
async function reloadIfReplaced(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!script) return;
  try {
    if (!(await isGone(script)) || sessionStorage.getItem(reloadedKey) === script) return;
    sessionStorage.setItem(reloadedKey, script);
    location.reload();
  } catch {
    // The server does not answer, or the browser stores nothing that would end a loop of reloads.
  }
}
