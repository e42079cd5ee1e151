import { latePart } from '../../components/late-part.js';
import { showLoadFailure } from '../../store/toast-store.js';
import { useShortcuts } from './shortcut-store.js';

export const ShortcutHelp = latePart(async () => (await import('./ShortcutHelp.js')).ShortcutHelp);

/** Opens the list of shortcuts. */
export const openHelp = () =>
  void ShortcutHelp.load().then(() => useShortcuts.getState().showHelp(true), showLoadFailure);
