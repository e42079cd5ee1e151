import { logFailure } from '../../browser/log.js';
import { useAddress } from '../../store/address-store.js';
import { useToasts, type ToastText, type ToastVariant } from '../../store/toast-store.js';
import { RefusedError } from '../../transport/http.js';

/**
 * Runs a command of the address store and shows a toast with its result. Returns whether the page now shows the wanted
 * address.
 */
async function run(
  command: () => Promise<boolean>,
  said: [ToastText, ToastVariant],
  failed: ToastText,
  logged: string,
): Promise<boolean> {
  const { show } = useToasts.getState();
  try {
    const done = await command();
    if (done) show(...said);
    return done;
  } catch (error) {
    logFailure(logged, error);
    const exhausted = error instanceof RefusedError && error.code === 'quota_exhausted';
    show(exhausted ? 'quotaExhausted' : failed, exhausted ? 'warning' : 'destructive');
    return false;
  }
}

export const generateAddress = () =>
  run(useAddress.getState().generate, ['addressGenerated', 'success'], 'generateFailed', 'Error generating email:');

export const removeAddress = (address: string) =>
  run(
    () => useAddress.getState().remove(address),
    ['addressRemoved', 'default'],
    'removeFailed',
    'Error removing email:',
  );

/** @param ttlSeconds  a new lifetime; without it the inbox keeps its own. */
export const extendAddress = (address: string, ttlSeconds?: number) =>
  run(
    () => useAddress.getState().extend(address, ttlSeconds),
    ['addressExtended', 'success'],
    'extendFailed',
    'Error extending email:',
  );

export async function restoreAddress(address: string): Promise<boolean> {
  const restored = await run(
    () => useAddress.getState().extend(address),
    ['addressRestored', 'success'],
    'restoreFailed',
    'Error restoring email:',
  );
  // The time to restore the address may have passed: reads the listing again, which then no longer offers it.
  if (!restored) void useAddress.getState().readOwn();
  return restored;
}

export function openAddress(address: string): boolean {
  useAddress.getState().open(address);
  useToasts.getState().show('addressOpened', 'info');
  return true;
}

export type ClaimFailure = 'taken' | 'reserved' | 'quota' | 'tooFast' | 'failed';

/** Claims the address that the visitor typed. The form shows a failure beside the field, not a toast. */
export async function claimAlias(address: string): Promise<'moved' | 'elsewhere' | ClaimFailure> {
  const { show } = useToasts.getState();
  try {
    const moved = await useAddress.getState().claim(address);
    if (moved === false) return 'elsewhere';
    show(moved === 'wasOwn' ? 'addressOpened' : 'addressGenerated', moved === 'wasOwn' ? 'info' : 'success');
    return 'moved';
  } catch (error) {
    logFailure('Error generating email:', error);
    const failures: Record<string, ClaimFailure> = {
      address_taken: 'taken',
      // The form has checked syntax and domain before; the server reserves more names than this page knows.
      address_invalid: 'reserved',
      quota_exhausted: 'quota',
      rate_limited: 'tooFast',
    };
    return (error instanceof RefusedError && failures[error.code]) || 'failed';
  }
}
