import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { nearHost, nearOrigin } from '@efemera/config';
import { greetsAsOurs, isOurSite } from '@efemera/doctor';
import type { Settings } from './config.js';
import { portFault } from './free-port.js';

/** After a parent was killed, its children end by themselves, but it takes them a moment to free their ports. */
const patienceMs = 3000;

/** Checks before any process is started that the ports can be opened; returns one line per fault. */
export async function portFaults({ HOST, PORT, SMTP_PORT }: Settings): Promise<string[]> {
  if (PORT === SMTP_PORT) return [`PORT and SMTP_PORT are both ${PORT}: give them different numbers.`];
  const near = nearHost(HOST);
  const doors = [
    { name: 'PORT', port: PORT, isOurs: () => isOurSite(nearOrigin({ HOST, PORT })) },
    { name: 'SMTP_PORT', port: SMTP_PORT, isOurs: () => greetsAsOurs(near, SMTP_PORT) },
  ];
  const taken = await Promise.all(
    doors.map(async (door) => {
      const fault = await faultInTime(door.port, HOST);
      return { ...door, fault, isOurs: fault === 'EADDRINUSE' && (await door.isOurs()) };
    }),
  );
  const ours = taken.filter(({ isOurs }) => isOurs).map(({ name, port }) => `${name} ${port}`);
  const faults = taken.flatMap(({ name, port, fault, isOurs }) =>
    fault === null || isOurs ? [] : [explain(fault, name, port, HOST)],
  );
  return [...(ours.length > 0 ? [alreadyRuns(ours)] : []), ...new Set(faults)];
}

async function faultInTime(port: number, host: string): Promise<string | null> {
  for (const deadline = Date.now() + patienceMs; ; await pause(100)) {
    const fault = await portFault(port, host);
    if (fault !== 'EADDRINUSE' || Date.now() > deadline) return fault;
  }
}

const alreadyRuns = (ports: readonly string[]) =>
  `Efêmera runs here already (${ports.join(', ')}): use that one, stop it, ` +
  'or give this one its own PORT, SMTP_PORT and DATA_DIR.';

function explain(fault: string, name: string, port: number, host: string): string {
  if (fault === 'EADDRINUSE') {
    return `${name} ${port} is taken by another program: stop that one, or set ${name} to a free port.`;
  }
  if (fault === 'EACCES') {
    return `${name} ${port} may not be opened by this user: set ${name} to a port above 1023.`;
  }
  return `HOST ${host} is no address that can be listened on here (${fault}).`;
}

/** Tests whether a program accepts connections on the port. */
export function isOpen(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host);
  return new Promise<boolean>((settle) => {
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  }).finally(() => socket.destroy());
}
