import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { fromSource } from '../scripts/fromSource.ts';

/** The latin subset of the font of labels. */
const FONT_FILE = 'instrument-sans-latin-wght-normal.woff2';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    { from: '../packages/ui/assets', to: '/assets-drawn' },
    { from: `../packages/ui/node_modules/@fontsource-variable/instrument-sans/files/${FONT_FILE}`, to: `/fonts/${FONT_FILE}` },
  ],
  // Stories load their fonts by CSS; Storybook's own sidebar and panels need them declared here.
  managerHead: (head) => `${head}
    <style>
      @font-face {
        font-family: 'Instrument Sans Variable';
        font-weight: 400 700;
        src: url(./fonts/${FONT_FILE}) format('woff2');
      }
    </style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The theme sets the background.
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (config) => {
    const { mergeConfig } = await import('vite');
    return mergeConfig(config, { ...fromSource(), plugins: [vanillaExtractPlugin()] });
  },
});
