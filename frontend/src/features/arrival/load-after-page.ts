import { loadNamespace } from '../../i18n/i18n.js';
import { whenIdle } from '../../browser/idle.js';
import { loadPart } from '../../browser/load-part.js';

/** Loads what tells of mail, and its texts, once the page has what it shows first. */
export async function loadAfterPage() {
  await whenIdle();
  const [part] = await loadPart(() => Promise.all([import('./after-load.js'), loadNamespace('alerts')]));
  return part;
}
