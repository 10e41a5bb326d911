import { fileURLToPath } from 'node:url';
import { fromSource } from '../../scripts/fromSource.ts';

/** A Vite config in which story files can be imported as components, without Storybook. */
export function storiesWithoutStorybook() {
  const config = fromSource();
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, '#storybook/preview': fileURLToPath(new URL('storybookPreview.tsx', import.meta.url)) },
    },
    // Listed here, because a dependency that Vite finds during a run would load a second copy of React.
    optimizeDeps: { ...config.optimizeDeps, force: true, entries: ['packages/ui/src/**/*.stories.tsx'] },
  };
}
