import { logFailure } from '../../browser/log.js';
import { useAddress } from '../../store/address-store.js';
import { useToasts } from '../../store/toast-store.js';
import { RefusedError } from '../../transport/http.js';

/** Moves to a new address and says how it went. Returns whether it worked. */
export async function generateAddress(): Promise<boolean> {
  const { show } = useToasts.getState();
  try {
    await useAddress.getState().generate();
    show('addressGenerated', 'success');
    return true;
  } catch (error) {
    logFailure('Error generating email:', error);
    const exhausted = error instanceof RefusedError && error.code === 'quota_exhausted';
    show(exhausted ? 'quotaExhausted' : 'generateFailed', exhausted ? 'warning' : 'destructive');
    return false;
  }
}

/** Gives the address up and says how it went. */
export async function removeAddress(): Promise<void> {
  const { show } = useToasts.getState();
  try {
    await useAddress.getState().remove();
    show('addressRemoved', 'default');
  } catch (error) {
    logFailure('Error removing email:', error);
    show('removeFailed', 'destructive');
  }
}
