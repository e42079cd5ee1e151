import { timers } from '@efemera/contract';
import type { AddressState } from '../../store/address-state.js';
import { useAddress, type AddressStore } from '../../store/address-store.js';
import { generateAddress } from './commands.js';

/** If its countdown began less than this ago, an address is new: to replace it would waste the visitor's quota. */
const freshMs = 10_000;

/** Generates a new address once the page has settled which one it shows. */
export async function startAnew(): Promise<void> {
  const current = await settled();
  const endsAtMs = current.phase === 'held' ? current.countdownEndsAtMs : 0;
  const startedAtMs = endsAtMs - timers.generatorCountdownSeconds * 1000;
  if (Date.now() - startedAtMs > freshMs) await generateAddress();
}

function settled(): Promise<AddressState> {
  return new Promise((resolve) => {
    // Until the settings are loaded, the address store runs no command.
    const isSettled = ({ config, current: { phase } }: AddressStore) =>
      config !== null && phase !== 'starting' && phase !== 'unreachable';
    const now = useAddress.getState();
    if (isSettled(now)) return resolve(now.current);
    const stop = useAddress.subscribe((state) => {
      if (!isSettled(state)) return;
      stop();
      resolve(state.current);
    });
  });
}
