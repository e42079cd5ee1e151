import { closeSync, lstatSync, openSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** A Unix socket's path has at most 107 bytes on Linux, and 103 on macOS. */
const maxSocketPathBytes = 103;

export interface FolderLock {
  /** False where the file system has no Unix sockets: the folder is then not locked. */
  isHeld: boolean;
  release: () => void;
}

/**
 * Locks a folder until `release` is called or this process ends: it listens on a Unix socket in the folder. A process in
 * another container cannot see this process or its ports, but it can connect to the socket in the folder that both have
 * mounted.
 *
 * @returns null while another process holds the lock.
 */
export async function lockFolder(folder: string): Promise<FolderLock | null> {
  const { path, close } = socketPathIn(folder);
  for (;;) {
    const { server, fault } = await listenOn(path);
    if (server) {
      server.once('close', close);
      return { isHeld: true, release: () => void server.close() };
    }
    const isTaken = fault === 'EADDRINUSE';
    const found = madeAtMs(path);
    if (isTaken && !(await isAnswered(path))) {
      // The process that listened has ended without removing its socket. Another one that starts at the same time may have
      // removed it meanwhile, and listen there.
      if (madeAtMs(path) === found) rmSync(path, { force: true });
      continue;
    }
    close();
    return isTaken ? null : { isHeld: false, release: () => undefined };
  }
}

/** Linux reaches a folder with a long path by a short one: through its open descriptor. */
function socketPathIn(folder: string): { path: string; close: () => void } {
  const path = join(folder, 'server.sock');
  if (Buffer.byteLength(path) <= maxSocketPathBytes || process.platform !== 'linux') {
    return { path, close: () => undefined };
  }
  const descriptor = openSync(folder, 'r');
  return { path: `/proc/self/fd/${descriptor}/server.sock`, close: () => closeSync(descriptor) };
}

function listenOn(path: string): Promise<{ server: Server | null; fault: string | undefined }> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve({ server: null, fault: code }));
    // The socket alone keeps no process running: the lock ends with the process.
    server.listen(path, () => resolve({ server: server.unref(), fault: undefined }));
  });
}

/** Tells sockets of the same path apart: the system may give the number of a removed file to the next one. */
const madeAtMs = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.ctimeMs;

/** Whether a process listens on the socket. A socket that refuses, or is gone, belongs to a process that has ended. */
function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path });
    const answer = (isAlive: boolean) => {
      socket.destroy();
      resolve(isAlive);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', ({ code }: NodeJS.ErrnoException) => answer(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });
}
