import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'its file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'it belongs to another user',
  ENOTDIR: 'a part of its path is a file and no folder',
  EEXIST: 'it is a file and no folder',
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's disk quota is used up",
};

/** The folder of DATA_DIR can't be written. The message gives the reason and the remedy. */
export class DataFolderUnusableError extends Error {
  constructor(folder: string, cause: unknown) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    super(
      `DATA_DIR can't be used: ${folder} can't be written: ${reasons[code] ?? message}${code && ` (${code})`}.\n` +
        `${remedy(folder)}, or set DATA_DIR to another folder.`,
      { cause },
    );
    this.name = 'DataFolderUnusableError';
  }
}

/**
 * Makes the folder of the embedded Redis if it is missing, readable by this user only.
 *
 * @throws DataFolderUnusableError
 */
export function prepareDataFolder(folder: string): void {
  try {
    // Checks for a read-only file system first: `mkdir` with `recursive` fails there with ENOENT, which does not name
    // the cause.
    accessSync(nearestFolder(folder), constants.W_OK);
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new DataFolderUnusableError(folder, error);
  }
}

/** Returns the folder itself, or its nearest parent folder that exists. */
const nearestFolder = (folder: string): string => (existsSync(folder) ? folder : nearestFolder(dirname(folder)));

function remedy(folder: string): string {
  const owner = foreignOwner(nearestFolder(folder));
  if (owner === null) return 'Make it writable for this user';
  // Suggests `chown` for the data folder only: its nearest parent may be a folder of the system.
  const handOver = existsSync(folder)
    ? `sudo chown -R "$(id -u):$(id -g)" ${folder}`
    : `sudo install -d -o "$(id -u)" -g "$(id -g)" ${folder}`;
  return `${nearestFolder(folder)} belongs to ${owner}: start as that user, get a folder of your own (${handOver})`;
}

/** The user who owns the folder; null if this process runs as that user, or if the owner can't be read. */
function foreignOwner(folder: string): string | null {
  try {
    const { uid } = statSync(folder);
    if (uid === process.getuid?.()) return null;
    const users = readFileSync('/etc/passwd', 'utf8').split('\n');
    const [name] = users.map((line) => line.split(':')).find(([, , id]) => id === String(uid)) ?? [];
    return name ? `user ${name}` : `user ${uid}`;
  } catch {
    return null;
  }
}
