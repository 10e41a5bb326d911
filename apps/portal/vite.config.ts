import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fromSource } from '../../scripts/fromSource.ts';
import { assetFileNames, chunks, compileHint } from './build/chunks.ts';
import { fetchedFirst, scriptsOf } from './build/fetchedFirst.ts';
import { htmlHead } from './build/htmlHead.ts';
import { noImportCycles } from './build/importCycles.ts';
import { hostingOutput } from './hosting/hostingOutput.ts';
import { locale } from './src/locale.ts';

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? '4100'}`;
const sandboxPaths = ['/api', '/uploads', '/garments', '/config.json', '/sandbox'];

export default defineConfig(({ command }) => ({
  resolve: fromSource(command === 'build' ? 'production' : 'development').resolve,
  plugins: [
    vanillaExtractPlugin(),
    react(),
    { ...optimizeLocales.vite({ locales: [locale] }), enforce: 'pre' },
    htmlHead(locale),
    fetchedFirst(),
    noImportCycles(),
    hostingOutput(),
  ],
  build: {
    // The first browsers with light-dark(), which every colour uses, and with AbortSignal.any().
    target: ['chrome123', 'firefox124', 'safari17.5'],
    modulePreload: {
      // The polyfill would be an inline script, which the content security policy refuses.
      polyfill: false,
      resolveDependencies: scriptsOf,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Inlines class names and other constants, which saves 1.9 kB before the rows of a list are painted.
      optimization: { inlineConst: true },
      output: { codeSplitting: chunks, assetFileNames, postBanner: compileHint },
    },
  },
  server: {
    port: 5173,
    // Keeps the page's host, by which the sandbox recognises its own pages.
    proxy: { ...Object.fromEntries(sandboxPaths.map((path) => [path, { target: sandbox }])), '^/app/': { target: sandbox, ws: true } },
  },
}));
