import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Tests whether a program could listen on the port now: null if it could, else the system's error code. */
export function portFault(port: number, host: string): Promise<string | null> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/** Ports below the range from which Linux picks ports for outgoing connections and for listening on port 0. */
const firstPort = 10_240;
const ports = 32_768 - firstPort;
let next = randomInt(ports);

/**
 * Finds a free loopback port outside the system's automatic range, so that another program hardly takes it before the
 * caller listens on it.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < ports; tries++) {
    const port = firstPort + (next++ % ports);
    const fault = await portFault(port, '127.0.0.1');
    if (fault === null) return port;
    if (fault === 'EADDRNOTAVAIL') throw new Error('This machine has no address 127.0.0.1.');
  }
  throw new Error('There is no free port.');
}
