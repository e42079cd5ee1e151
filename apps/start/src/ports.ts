import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from './config.js';
import { portFault } from './free-port.js';

/** After a parent was killed, its children end by themselves, but it takes them a moment to free their ports. */
const patienceMs = 3000;

/** Checks before any process is started that the ports can be opened; returns one line per fault. */
export async function portFaults({ HOST, PORT, SMTP_PORT }: Settings): Promise<string[]> {
  if (PORT === SMTP_PORT) return [`PORT and SMTP_PORT are both ${PORT}: give them different numbers.`];
  const faults = await Promise.all([freeInTime('PORT', PORT, HOST), freeInTime('SMTP_PORT', SMTP_PORT, HOST)]);
  return [...new Set(faults.filter((fault) => fault !== null))];
}

async function freeInTime(name: string, port: number, host: string): Promise<string | null> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const fault = await portFault(port, host);
    if (fault === null) return null;
    if (fault !== 'EADDRINUSE') return explain(fault, name, port, host);
    if (Date.now() > deadline) return explain(fault, name, port, host);
    await pause(100);
  }
}

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
