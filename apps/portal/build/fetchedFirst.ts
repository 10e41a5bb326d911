import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's own helper of an `import()`, a module of its own making. */
const viteHelper = '\0vite/preload-helper.js';
const helper = fileURLToPath(new URL('../src/router/code/importFetched.ts', import.meta.url));

/**
 * Fetches the files of each `import()` before it runs. Vite's helper would request them by `modulepreload`, and Firefox remembers a
 * failure of that until the page is reloaded, as it does that of an `import()`.
 */
export function fetchedFirst(): Plugin {
  let isUsed = false;
  return {
    name: 'portal-fetched-first',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== viteHelper) return undefined;
      isUsed = true;
      return `export { importFetched as __vitePreload } from ${JSON.stringify(helper)};`;
    },
    buildEnd(error) {
      if (error === undefined && !isUsed) this.error(`Vite has not asked for ${viteHelper}`);
    },
  };
}

/** The scripts that are fetched before a module is imported. Vite does not name the module itself when it imports nothing. */
export const scriptsOf = (file: string, imports: string[]): string[] => [...new Set([file, ...imports])];
