import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fromSource } from '../../scripts/fromSource.ts';
import { assetFileNames, chunkFileNames, chunks } from './build/chunks.ts';
import { classNames } from './build/classNames.ts';
import { htmlHead } from './build/htmlHead.ts';
import { noImportCycles } from './build/importCycles.ts';
import { hostingOutput } from './hosting/hostingOutput.ts';
import { locale } from './src/locale.ts';

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? '4100'}`;
const sandboxPaths = ['/api', '/uploads', '/garments', '/config.json', '/sandbox'];

function resolved(mode: 'development' | 'production') {
  const { resolve } = fromSource(mode);
  // The stand-in for React before 18, by both names under which libraries import it.
  return { ...resolve, alias: { ...resolve?.alias, 'use-sync-external-store/shim/index.js': 'react', 'use-sync-external-store/shim': 'react' } };
}

export default defineConfig(({ command }) => ({
  resolve: resolved(command === 'build' ? 'production' : 'development'),
  plugins: [
    vanillaExtractPlugin({ identifiers: classNames() }),
    react(),
    { ...optimizeLocales.vite({ locales: [locale] }), enforce: 'pre' },
    htmlHead(locale),
    noImportCycles(),
    hostingOutput(),
  ],
  build: {
    // The first browsers that know light-dark(), which every colour is written in.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: {
      // The polyfill would be an inline script, which the content security policy refuses.
      polyfill: false,
      // A list of each screen's chunks would add 0.6 kB to sign-in, which fetches none of them.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    // Terser, then Oxc: each finds what the other does not, 1 % of the JavaScript. See docs/decisions/0011.
    minify: 'terser',
    terserOptions: { ecma: 2022, compress: { passes: 3 } },
    // Class names and other constants are written where they are used: 1 % less, see there too.
    rolldownOptions: {
      optimization: { inlineConst: true },
      // Terser takes most of the build's time, which Rolldown would warn of.
      checks: { bundlerTimings: false },
      output: { minify: true, codeSplitting: chunks, chunkFileNames, assetFileNames },
    },
  },
  server: {
    port: 5173,
    // The host stays that of the page, by which the sandbox knows its own pages.
    proxy: { ...Object.fromEntries(sandboxPaths.map((path) => [path, { target: sandbox }])), '^/app/': { target: sandbox, ws: true } },
  },
}));
