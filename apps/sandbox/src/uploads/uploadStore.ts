import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = '/uploads/';
const OWNER_ONLY = 0o700;

export interface UploadStore {
  /** The folder of the files. */
  directory: string;
  /** Keeps bytes under a random name; returns its path on this server. */
  keep: (bytes: Uint8Array, ending: string) => Promise<string>;
  /** Removes kept files; other paths (a garment's, another site's) are left alone. */
  drop: (paths: readonly string[]) => Promise<void>;
  /** Removes every file but these. */
  keepOnly: (paths: readonly string[]) => Promise<void>;
  clear: () => Promise<void>;
}

export async function openUploads(directory: string): Promise<UploadStore> {
  async function drop(paths: readonly string[]) {
    const own = paths.filter((path) => path.startsWith(PREFIX));
    await Promise.all(own.map((path) => rm(join(directory, path.slice(PREFIX.length)), { force: true })));
  }

  await mkdir(directory, { recursive: true });
  // Its mode applies to a new folder alone.
  await chmod(directory, OWNER_ONLY);
  return {
    directory,
    async keep(bytes, ending) {
      const name = `${randomBytes(16).toString('hex')}.${ending}`;
      await writeFile(join(directory, name), bytes);
      return `${PREFIX}${name}`;
    },
    drop,
    async keepOnly(paths) {
      const kept = new Set(paths);
      const present = (await readdir(directory)).map((name) => `${PREFIX}${name}`);
      await drop(present.filter((path) => !kept.has(path)));
    },
    async clear() {
      await rm(directory, { recursive: true, force: true });
      await mkdir(directory, { mode: OWNER_ONLY });
    },
  };
}
