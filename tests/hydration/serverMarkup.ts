import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, type ViteDevServer } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { storiesWithoutStorybook } from './storiesWithoutStorybook.ts';

const entry = fileURLToPath(new URL('server.tsx', import.meta.url));
let server: Promise<ViteDevServer> | undefined;

/** Renders a component in Node, for a test that runs in a browser. */
export const serverMarkup: BrowserCommand<[component: string]> = async ({ project }, component) => {
  if (server === undefined) {
    server = createServer({
      ...storiesWithoutStorybook(),
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      plugins: [vanillaExtractPlugin()],
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    });
    project.vitest.onClose(async () => (await server)?.close());
  }
  const { markupOf } = await (await server).ssrLoadModule(entry);
  return (await markupOf(component)) as string | undefined;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    serverMarkup: (component: string) => Promise<string | undefined>;
  }
}
