import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { libraryBuild } from '../../scripts/libraryBuild.ts';

const components = readdirSync(new URL('src/components', import.meta.url)).map((name) => `src/components/${name}/index.ts`);

export default defineConfig(libraryBuild({ entries: ['src/index.ts', 'src/theme/index.ts', 'src/messages/index.ts', 'src/safeUrl.ts', ...components] }));
