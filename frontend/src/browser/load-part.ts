import { isGone } from '../transport/files.js';
import { logFailure } from './log.js';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
const reloadedKey = 'efemera.reloaded-for';

/** Parts that failed although the server answered. */
const failedWhileServed = new WeakSet<() => Promise<unknown>>();

/** Loads a part of the page's code, and retries until it succeeds, so that a short network failure does not remove it. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await tryToLoadPart(load);
    } catch {
      await pause(pauseMs);
    }
  }
}

/**
 * Loads a part of the page's code. Reloads the page if a new version of the site has replaced the files, or if the part
 * fails a second time although the server answers: Safari, Firefox and some versions of Chromium remember a file that has
 * failed for as long as the page is open.
 *
 * @throws the browser's error, if the part can't be loaded.
 */
export async function tryToLoadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    logFailure('Error loading a part of the page:', error);
    const state = await stateOfPage();
    if (state === 'replaced' || (state === 'served' && failedWhileServed.has(load))) reloadOnce();
    if (state === 'served') failedWhileServed.add(load);
    throw error;
  }
}

/** Ends early when the device has a network again. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

const ownScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** Whether the server still has the page's own script. */
async function stateOfPage(): Promise<'served' | 'replaced' | 'unreachable'> {
  const script = ownScript();
  if (!script) return 'unreachable';
  try {
    return (await isGone(script)) ? 'replaced' : 'served';
  } catch {
    return 'unreachable';
  }
}

/** Reloads the page, once per version and tab: a part that never loads (a blocked file) must not make it loop. */
function reloadOnce(): void {
  const script = ownScript() ?? '';
  try {
    if (sessionStorage.getItem(reloadedKey) === script) return;
    sessionStorage.setItem(reloadedKey, script);
    location.reload();
  } catch {
    // Does not reload: the browser can't store that it has reloaded, and would reload for ever.
  }
}
