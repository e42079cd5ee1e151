import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder, type FolderLock } from '../src/folder-lock.js';
import { Folders, NodeProcess } from './support.js';

describe('the lock of a folder', () => {
  const folders = new Folders();
  const taken: (FolderLock | null)[] = [];
  const lock = async (folder: string) => {
    const folderLock = await lockFolder(folder);
    taken.push(folderLock);
    return folderLock;
  };
  afterEach(() => taken.splice(0).forEach((folderLock) => folderLock?.release()));
  afterAll(() => folders.removeAll());

  it('is held by one process at a time, until that process releases it', async () => {
    const folder = folders.make();
    const first = await lock(folder);
    expect(first?.isHeld).toBe(true);
    expect(await lock(folder)).toBeNull();
    first?.release();
    expect((await lock(folder))?.isHeld).toBe(true);
  });

  it('is taken from a process that was killed', async () => {
    const folder = folders.make();
    const script = `
      const { createServer } = await import('node:net');
      createServer().listen(process.argv[1], () => console.log('listening'));`;
    const path = join(folder, 'server.sock');
    const killed = new NodeProcess(['--input-type=module', '-e', script, path]);
    await killed.prints('listening');
    expect(await lock(folder)).toBeNull();
    killed.kill('SIGKILL');
    await killed.ended;
    expect(existsSync(path)).toBe(true);
    expect((await lock(folder))?.isHeld).toBe(true);
  });

  it('holds in a folder whose path is longer than that of a Unix socket may be', async () => {
    if (process.platform !== 'linux') return;
    const folder = join(folders.make(), 'f'.repeat(100));
    mkdirSync(folder);
    const first = await lock(folder);
    expect(first?.isHeld).toBe(true);
    expect(await lock(folder)).toBeNull();
    first?.release();
    first?.release();
    expect((await lock(folder))?.isHeld).toBe(true);
  });

  it('reports that it is not held where no socket can be made', async () => {
    expect(await lock(join(folders.make(), 'missing'))).toMatchObject({ isHeld: false });
  });
});
