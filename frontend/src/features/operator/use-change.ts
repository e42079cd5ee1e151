import { useState } from 'react';
import { logFailure } from '../../browser/log.js';

/** Runs the changes that the operator asks for, loads the list again after each, and knows whether the last one failed. */
export function useChange(reload: () => void) {
  const [isFailed, setFailed] = useState(false);
  const run = (change: Promise<unknown>) => {
    setFailed(false);
    change
      .catch((error: unknown) => {
        logFailure('Error changing:', error);
        setFailed(true);
      })
      .finally(reload);
  };
  return { isFailed, run };
}
