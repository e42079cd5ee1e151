import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether a program could listen there now; `null` when it could, else the system's error code. */
export function portFault(port: number, host: string): Promise<string | null> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/** Below those that Linux gives to whoever connects, or listens on no port in particular. */
const firstPort = 10_240;
const ports = 32_768 - firstPort;
let next = randomInt(ports);

/** A loopback port that nothing listens on, and that hardly anybody else is given before its finder listens there. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < ports; tries++) {
    const port = firstPort + (next++ % ports);
    if ((await portFault(port, '127.0.0.1')) === null) return port;
  }
  throw new Error('There is no free port.');
}
