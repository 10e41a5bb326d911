import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ConfigFile } from '../src/config/config.ts';
import { hostingFiles } from './files.ts';

const ownOrigin: ConfigFile = { apiUrl: '/api', realtime: null };

/**
 * Writes the files that a host needs to dist-hosting, beside the build. The headers allow the hosts of the config.json that
 * PORTAL_CONFIG names; without it they allow an API on the portal's own origin.
 */
export function hostingOutput(): Plugin {
  let directory = '';
  return {
    name: 'portal-hosting',
    apply: 'build',
    configResolved({ root, build }) {
      directory = resolve(root, `${build.outDir}-hosting`);
    },
    async writeBundle() {
      const given = process.env.PORTAL_CONFIG;
      const config = given === undefined ? ownOrigin : (JSON.parse(await readFile(given, 'utf8')) as ConfigFile);
      await mkdir(directory, { recursive: true });
      for (const [name, text] of Object.entries(hostingFiles(config))) await writeFile(join(directory, name), text);
    },
  };
}
