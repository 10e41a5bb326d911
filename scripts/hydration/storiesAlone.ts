import { fileURLToPath } from 'node:url';
import { fromSource } from '../fromSource.ts';

/** Story files as components, without Storybook around them. */
export function storiesAlone() {
  const config = fromSource();
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, '#storybook/preview': fileURLToPath(new URL('storybookPreview.tsx', import.meta.url)) },
    },
    // Looked for anew in each run: one that is found in the middle of a run would bring a second React.
    optimizeDeps: { ...config.optimizeDeps, force: true, entries: ['packages/ui/src/**/*.stories.tsx'] },
  };
}
