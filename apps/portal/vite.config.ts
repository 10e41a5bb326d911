import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fromSource } from '../../scripts/fromSource.ts';
import { firstLoad } from './build/firstLoad.ts';
import { htmlHead } from './build/htmlHead.ts';
import { iconWeights } from './build/iconWeights.ts';
import { leanLibraries } from './build/leanLibraries.ts';
import { hostingOutput } from './hosting/hostingOutput.ts';

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? '4100'}`;
const answeredBySandbox = ['/api', '/uploads', '/garments', '/config.json', '/sandbox'];

export default defineConfig(({ command }) => ({
  resolve: fromSource(command === 'build' ? 'production' : 'development').resolve,
  plugins: [
    vanillaExtractPlugin(),
    react(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    iconWeights(['../../packages/ui/src', '../../packages/features/src', 'src'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))),
    leanLibraries(),
    firstLoad(),
    htmlHead(),
    hostingOutput(),
  ],
  build: {
    // The first browsers that know light-dark(), which every colour is written in.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: {
      // The polyfill would be an inline script, which the content security policy refuses.
      polyfill: false,
      // Screens have little in common that the shell does not bring, so a list of it would cost more than it saves.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    proxy: { ...Object.fromEntries(answeredBySandbox.map((path) => [path, sandbox])), '^/app/': { target: sandbox, ws: true } },
  },
}));
