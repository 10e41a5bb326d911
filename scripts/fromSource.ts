import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** Resolves `@valise/*` to source, so that edits show without a build. */
export function fromSource(mode: 'development' | 'production' = 'development'): Pick<UserConfig, 'resolve' | 'ssr' | 'optimizeDeps'> {
  // The defaults are listed again because a given list replaces them.
  const conditions = ['@valise/source', 'module', 'browser', mode];
  return {
    resolve: {
      conditions,
      alias: {
        '#storybook/preview': fileURLToPath(new URL('../.storybook/preview.tsx', import.meta.url)),
        // Aliases the packages that style files import. vanilla-extract evaluates style files on its own server, which takes over aliases
        // but no conditions, and drops the rules of files that it cannot resolve.
        '@valise/ui/theme': fileURLToPath(new URL('../packages/ui/src/theme/index.ts', import.meta.url)),
      },
    },
    // Finds dependencies before the first run, because finding one later would reload a page in the middle of a test.
    optimizeDeps: {
      entries: ['.storybook/preview.tsx', 'packages/*/src/**/*.stories.tsx'],
      include: ['axe-core', 'storybook/internal/core-events', 'storybook/test', 'storybook/theming', 'react-dom/client', 'react/jsx-dev-runtime', '@valise/ui > @vanilla-extract/recipes/createRuntimeFn'],
    },
    ssr: { resolve: { conditions: ['@valise/source', 'module', 'node', mode] } },
  };
}
