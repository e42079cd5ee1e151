import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
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
        'Make it writable for this user, or set DATA_DIR to another folder.',
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
