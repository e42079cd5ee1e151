import type { Finding, PushKeys } from '@efemera/contract';
import { isPushKeyPair } from '@efemera/push/key-pair';
import { about } from './findings.js';

/** Checks the push keys that the service has made for itself. Those of the settings are checked with the settings. */
export function checkPushKeys(kept: PushKeys | null): Finding[] {
  if (!kept || isPushKeyPair(kept)) return [];
  return [
    about('settings', 'push').fail({
      code: 'push_keys_broken',
      found: 'The push keys that are kept in Redis are no pair.',
      meaning: 'No browser is told of new mail, and none can subscribe.',
      mend: 'redis-cli DEL push-keys: the service makes new ones. Browsers subscribe again when their page is opened.',
    }),
  ];
}
