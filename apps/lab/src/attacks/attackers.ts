import { attacks } from './attacks.js';
import { shareAttacks } from './share-attacks.js';

/** What a process of attackers runs: `url smtpPort name…`, until the process that started it lets go of it. */
const [, , url = '', smtpPort, ...names] = process.argv;
const ending = new AbortController();
process.once('disconnect', () => ending.abort());
await Promise.all(
  names.map((name) => (attacks[name] ?? shareAttacks[name])?.({ url, smtpPort: Number(smtpPort) }, ending.signal)),
);
process.exit();
