import { defineConfig } from 'vite';
import { libraryBuild } from '../../scripts/libraryBuild.ts';

export default defineConfig(libraryBuild({ entries: ['src/index.ts', 'src/serve.ts', 'src/samples/index.ts'], hasStyles: false }));
