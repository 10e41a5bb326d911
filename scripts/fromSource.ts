import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** Makes `@valise/*` resolve to source, so that edits show without a build. */
export function fromSource(mode: 'development' | 'production' = 'development'): Pick<UserConfig, 'resolve' | 'ssr' | 'optimizeDeps'> {
  // The defaults are listed again because a given list replaces them.
  const conditions = ['@valise/source', 'module', 'browser', mode];
  return {
    resolve: {
      conditions,
      alias: {
        '#storybook/preview': fileURLToPath(new URL('../.storybook/preview.tsx', import.meta.url)),
        // Packages that style files import are aliased: vanilla-extract evaluates them on a server of its own that takes over
        // aliases but no conditions, and rules whose file it cannot follow are lost from the page.
        '@valise/ui/theme': fileURLToPath(new URL('../packages/ui/src/theme/index.ts', import.meta.url)),
      },
    },
    // Dependencies are found before the first run, so that none of them reloads a page mid-test.
    optimizeDeps: {
      entries: ['.storybook/preview.tsx', 'packages/*/src/**/*.stories.tsx'],
      include: ['axe-core', 'storybook/internal/core-events', 'storybook/test', 'storybook/theming', 'react-dom/client', 'react/jsx-dev-runtime', '@valise/ui > @vanilla-extract/recipes/createRuntimeFn'],
    },
    ssr: { resolve: { conditions: ['@valise/source', 'module', 'node', mode] } },
  };
}
