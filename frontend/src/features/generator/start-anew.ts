import { timers } from '@efemera/contract';
import { useAddress, type Residence } from '../../store/address-store.js';
import { generateAddress } from './commands.js';

/** An address that was made as the page opened is new already. */
const freshMs = 10_000;

/** Gives the visitor a new address as soon as it is known what they have. */
export async function startAnew(): Promise<void> {
  const residence = await settled();
  const endsAtMs = residence.phase === 'held' ? residence.countdownEndsAtMs : 0;
  const startedAtMs = endsAtMs - timers.generatorCountdownSeconds * 1000;
  if (Date.now() - startedAtMs > freshMs) await generateAddress();
}

function settled(): Promise<Residence> {
  return new Promise((resolve) => {
    const isSettled = ({ phase }: Residence) => phase !== 'starting' && phase !== 'unreachable';
    const { residence } = useAddress.getState();
    if (isSettled(residence)) return resolve(residence);
    const stop = useAddress.subscribe((state) => {
      if (!isSettled(state.residence)) return;
      stop();
      resolve(state.residence);
    });
  });
}
