import { connectionState } from './connection-store.js';

it.each([
  [{ socketUp: true, failedTries: 0, reachable: true }, 'live'],
  // An open socket counts more than a failed call.
  [{ socketUp: true, failedTries: 0, reachable: false }, 'live'],
  [{ socketUp: false, failedTries: 0, reachable: true }, 'reconnecting'],
  [{ socketUp: false, failedTries: 1, reachable: true }, 'reconnecting'],
  [{ socketUp: false, failedTries: 2, reachable: true }, 'polling'],
  [{ socketUp: false, failedTries: 9, reachable: false }, 'reconnecting'],
] as const)('shows %o as %s', (connection, state) => {
  expect(connectionState(connection)).toBe(state);
});
