import { copyText } from '../browser/clipboard.js';
import { logFailure } from '../browser/log.js';
import { useToasts } from './toast-store.js';

/** Copies a text and shows a toast with the result. Returns whether the browser has copied it. */
export async function copy(
  text: string,
  said: 'addressCopied' | 'codeCopied' | 'linkCopied' | 'headersCopied',
): Promise<boolean> {
  const { show } = useToasts.getState();
  try {
    await copyText(text);
    show(said, 'success');
    return true;
  } catch (error) {
    logFailure('Error copying:', error);
    show('copyFailed', 'destructive');
    return false;
  }
}
