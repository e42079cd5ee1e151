import { loadNamespace } from '../../i18n/i18n.js';
import { whenIdle } from '../../browser/idle.js';
import { loadPart } from '../../browser/load-part.js';

/** Loads the code and texts that announce mail, after the first paint. */
export async function loadAfterPage() {
  await whenIdle();
  const [part] = await loadPart(() => Promise.all([import('./after-load.js'), loadNamespace('alerts')]));
  return part;
}
