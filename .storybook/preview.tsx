import '@valise/ui/fonts.css';
import '@valise/ui/theme';
import './docs.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { troubles } from './api.ts';
import { clearToasts } from './clearToasts.ts';
import { freezeTime } from './frozenTime.ts';
import { theme } from './theme.ts';
import { withApi } from './withApi.tsx';
import { withDirection } from './withDirection.tsx';
import { withMedia } from './withMedia.tsx';
import { navigated, withNavigation } from './withNavigation.tsx';
import { withTextSize } from './withTextSize.tsx';
import { withTheme } from './withTheme.tsx';

export { answers } from './api.ts';
export { InEachState } from './InEachState.tsx';
export { navigated } from './withNavigation.tsx';

// What is fetched when it is first shown may take a while on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const fonts = ['1em "Besley Variable"', '1em "Instrument Sans Variable"'];

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  decorators: [withApi, withNavigation, withDirection, withTheme, withTextSize, withMedia],
  loaders: [
    async () => {
      await Promise.all(fonts.map((font) => document.fonts.load(font)));
      return {};
    },
  ],
  beforeEach: () => {
    troubles.length = 0;
    navigated.mockClear();
    clearToasts();
    // React Aria keeps what it announced of a busy button for some seconds, also when the button is gone.
    document.querySelectorAll('[data-live-announcer] [role="img"]').forEach((announced) => announced.remove());
    return freezeTime();
  },
  afterEach: () => {
    if (troubles.length > 0) throw new Error(troubles.join('\n'));
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
          { value: 'forced', title: 'Forced colours' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '200', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', textSize: '100', motion: 'full' },
  parameters: {
    layout: 'padded',
    // React Aria's announcer names what it says by the id of a control, which may be gone a moment later.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    controls: { expanded: true },
    docs: { theme },
    options: {
      storySort: {
        order: [
          'Start here',
          'For designers',
          'Use it in your app',
          'Sizes',
          'Accessibility status',
          'Spec coverage',
          'Changelog',
          'Foundations',
          'Components',
          'Patterns',
          'Screens',
          'Flows',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide 1680', styles: { width: '1680px', height: '1050px' } },
      },
    },
  },
});
