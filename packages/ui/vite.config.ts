import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { libraryBuild } from '../../scripts/libraryBuild.ts';

const sourceFile = (path: string) => new URL(`src/${path}`, import.meta.url);
const components = readdirSync(sourceFile('components')).map((name) => `src/components/${name}/index.ts`);
const icons = readdirSync(sourceFile('icons')).flatMap((file) => (file.endsWith('.tsx') ? `src/icons/${file}` : []));

/** Phosphor's licence requires that it is distributed with the icons. */
const iconLicence: Plugin = {
  name: 'icon-licence',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'icons/LICENSE', source: readFileSync(sourceFile('icons/LICENSE'), 'utf8') });
  },
};

const library = libraryBuild({
  entries: ['index', 'theme/index', 'messages/index', 'lazyPart/index', 'hooks/index', 'createStore', 'safeUrl'].map((name) => `src/${name}.ts`).concat(components, icons),
});

export default defineConfig({ ...library, plugins: [library.plugins, iconLicence] });
