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
    optimizeDeps: { ...config.optimizeDeps, entries: ['packages/ui/src/**/*.stories.tsx'] },
  };
}
