import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { libraryBuild } from '../../scripts/libraryBuild.ts';

const features = readdirSync(new URL('src', import.meta.url)).filter((name) =>
  existsSync(new URL(`src/${name}/index.ts`, import.meta.url)),
);

export default defineConfig(libraryBuild({ entries: features.map((name) => `src/${name}/index.ts`) }));
