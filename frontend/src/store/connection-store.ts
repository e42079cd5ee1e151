import { create } from 'zustand';

/** `polling`: no socket, but the server answers, so that the inbox is read every half minute. */
export type ConnectionState = 'live' | 'reconnecting' | 'polling';

interface Connection {
  socketUp: boolean;
  /** Tries to connect that have failed since the socket was last up. */
  failedTries: number;
  /** Whether the last call was answered. */
  reachable: boolean;
}

/** How many tries must fail before the page polls: a single failure may only mean that the device changes networks. */
export const triesBeforePolling = 2;

export function connectionState({ socketUp, failedTries, reachable }: Connection): ConnectionState {
  if (socketUp) return 'live';
  return failedTries >= triesBeforePolling && reachable ? 'polling' : 'reconnecting';
}

interface ConnectionStore extends Connection {
  /** The socket has been up at least once since the page was opened. */
  wasUp: boolean;
  up: () => void;
  down: () => void;
  failed: () => void;
  reached: (reachable: boolean) => void;
}

export const useConnection = create<ConnectionStore>()((set) => ({
  socketUp: false,
  wasUp: false,
  failedTries: 0,
  reachable: false,
  up: () => set({ socketUp: true, wasUp: true, failedTries: 0 }),
  // Tries that failed before this connection was up must not count for its loss.
  down: () => set({ socketUp: false, failedTries: 0 }),
  failed: () => set(({ failedTries }) => ({ failedTries: failedTries + 1 })),
  reached: (reachable) => set({ reachable }),
}));
