import { attacks } from './attacks.js';
import { deviceAttacks } from './device-attacks.js';
import { shareAttacks } from './share-attacks.js';

/** The main program of an attacker process: `url smtpPort name…`. It runs until its parent closes the channel. */
const [, , url = '', smtpPort, ...names] = process.argv;
const ending = new AbortController();
process.once('disconnect', () => ending.abort());
await Promise.all(
  names.map((name) =>
    (attacks[name] ?? deviceAttacks[name] ?? shareAttacks[name])?.({ url, smtpPort: Number(smtpPort) }, ending.signal),
  ),
);
process.exit();
