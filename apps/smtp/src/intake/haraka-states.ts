import { createRequire } from 'node:module';

// `haraka-constants` is a dependency of Haraka and not of this app: Node finds it only from Haraka's folder.
const requireOfHaraka = createRequire(createRequire(import.meta.url).resolve('Haraka/connection.js'));

/** The states of a connection, in the order of its life. */
export const { state: states } = (
  requireOfHaraka('haraka-constants') as {
    connection: { state: Record<'CMD' | 'LOOP' | 'DATA' | 'PAUSE_DATA' | 'DISCONNECTING', number> };
  }
).connection;
