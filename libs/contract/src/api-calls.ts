import type { ApiCall } from './api-calls/api-call.js';
import { inboxCalls } from './api-calls/inbox-calls.js';
import { intakeCalls } from './api-calls/intake-calls.js';
import { mailCalls } from './api-calls/mail-calls.js';
import { operatorCalls } from './api-calls/operator-calls.js';
import { siteCalls } from './api-calls/site-calls.js';

export type { ApiCall };

/** Every call of the API, in the order of the documentation. */
export const apiCalls: readonly ApiCall[] = [
  ...inboxCalls,
  ...mailCalls,
  ...siteCalls,
  ...intakeCalls,
  ...operatorCalls,
];
