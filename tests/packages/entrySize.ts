import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build, type Rolldown } from 'vite';

/** Every component of the library in one app. */
export const TOGETHER = 'everything together';

/**
 * The size of importing a component into an app with one language, in kB, gzipped, without React. Lazy chunks do not count.
 * @param app a folder from which @valise/ui can be imported
 */
export async function entrySize(app: string, component: string): Promise<number> {
  const folder = join(app, 'sizes', component.replaceAll(' ', '-'));
  const entry = join(folder, 'entry.js');
  mkdirSync(folder, { recursive: true });
  writeFileSync(entry, importOf(app, component));
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // Keeps one language, because React Aria contains strings of about thirty.
    plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
    build: {
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react($|\/)|^react-dom($|\/)/,
        output: { entryFileNames: 'entry.js' },
      },
      modulePreload: { polyfill: false },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  // Code that the entry shares with lazy chunks is in chunks of its own, which load with the entry.
  const loaded = new Set(['entry.js']);
  for (const file of loaded) for (const imported of chunks.get(file)?.imports ?? []) if (chunks.has(imported)) loaded.add(imported);
  return [...loaded].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length, 0) / 1000;
}

/** Imports the component by name if its entry point exports it, else everything in the entry point. */
function importOf(app: string, component: string): string {
  if (component === TOGETHER) return `export * from '@valise/ui';\n`;
  const index = readFileSync(join(app, 'node_modules/@valise/ui/dist/components', component, 'index.js'), 'utf8');
  const isNamed = new RegExp(`export\\s*{[^}]*\\b${component}\\b[^}]*}`).test(index);
  return `export ${isNamed ? `{ ${component} }` : '*'} from '@valise/ui/${component}';\n`;
}
