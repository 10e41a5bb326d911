import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = '/uploads/';

export interface UploadStore {
  /** The folder of the files. */
  directory: string;
  /** Keeps bytes under a random name; returns its path on this server. */
  keep: (bytes: Uint8Array, ending: string) => Promise<string>;
  /** Removes kept files; other paths (a garment's, another site's) are left alone. */
  drop: (paths: readonly string[]) => Promise<void>;
  clear: () => Promise<void>;
}

export async function openUploads(directory: string): Promise<UploadStore> {
  await mkdir(directory, { recursive: true });
  return {
    directory,
    async keep(bytes, ending) {
      const name = `${randomBytes(16).toString('hex')}.${ending}`;
      await writeFile(join(directory, name), bytes);
      return `${PREFIX}${name}`;
    },
    async drop(paths) {
      const own = paths.filter((path) => path.startsWith(PREFIX));
      await Promise.all(own.map((path) => rm(join(directory, path.slice(PREFIX.length)), { force: true })));
    },
    async clear() {
      await rm(directory, { recursive: true, force: true });
      await mkdir(directory, { recursive: true });
    },
  };
}
