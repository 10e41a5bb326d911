import '@valise/ui/fonts.css';
import '@valise/ui/theme';
import './docs.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { preloadOverlays } from '@valise/ui/lazyPart';
import { storyErrors } from './api.ts';
import { clearToasts } from './clearToasts.ts';
import { PageLink } from './blocks/PageLink.tsx';
import { freezeTime } from './frozenTime.ts';
import { readDefaults } from './readDefaults.ts';
import { seedRandom } from './seededRandom.ts';
import { ThemedDocs } from './ThemedDocs.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { withApi } from './withApi.tsx';
import { withDirection } from './withDirection.tsx';
import { withMedia } from './withMedia.tsx';
import { navigated, withNavigation } from './withNavigation.tsx';
import { withTextSize } from './withTextSize.tsx';
import { withTheme } from './withTheme.tsx';

export { answers } from './api.ts';
export { InEachState } from './InEachState.tsx';
export { listen } from './listen.ts';
export { navigated } from './withNavigation.tsx';

// Lazy parts may take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const fonts = ['1em "Besley Variable"', '1em "Instrument Sans Variable"'];

const docs = { container: ThemedDocs, components: { a: PageLink } };

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  decorators: [withApi, withNavigation, withDirection, withTheme, withTextSize, withMedia],
  loaders: [
    async () => {
      await Promise.all([preloadOverlays(), ...fonts.map((font) => document.fonts.load(font))]);
      return {};
    },
  ],
  beforeEach: () => {
    storyErrors.length = 0;
    navigated.mockClear();
    clearToasts();
    // React Aria's live announcer keeps its text about a busy button for some seconds, even after the button has been removed.
    document.querySelectorAll('[data-live-announcer] [role="img"]').forEach((announced) => announced.remove());
    const undo = [freezeTime(), seedRandom()];
    return () => undo.forEach((restore) => restore());
  },
  afterEach: () => {
    if (storyErrors.length > 0) throw new Error(storyErrors.join('\n'));
  },
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [readDefaults],
  parameters: {
    layout: 'padded',
    // React Aria's live announcer refers to controls by id, even after they have been removed.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        // The only rule of WCAG 2.2 AA, which axe leaves out by default.
        rules: { 'target-size': { enabled: true } },
        // Otherwise each run fetches every style sheet, for rules that do not run.
        preload: false,
        resultTypes: ['violations', 'incomplete'],
      },
    },
    controls: { expanded: true },
    docs,
    options: {
      storySort: {
        order: [
          'Start here',
          'For designers',
          'Use it in your app',
          'Tokens',
          'Accessibility status',
          'Spec coverage',
          'Changelog',
          'Foundations',
          'Components',
          ['Actions', 'Fields', 'Files', 'Display', 'Data', 'Navigation', 'Overlays', 'Feedback'],
          'Patterns',
          ['Shell', 'Profile menu', 'Logout dialog', 'Requesting an endpoint'],
          'Kit',
          ['Lists', 'Submitting', 'Requests', 'Drafts', 'Formats', 'Statuses', 'Undo'],
          'Screens',
          [
            'Login',
            'Provider callback',
            'Two-factor',
            'Sign up',
            'Forgot password',
            'Reset password',
            'Dashboard',
            'Notifications',
            'Products',
            'Add Product',
            'Orders',
            'Order',
            'Assign rider',
            'Refunds',
            'Refund',
            'Settings',
          ],
          'Flows',
          ['Sign in with two-factor', 'Sign in with a provider', 'Reset a password', 'Add a product', 'Queue lane to assigned rider', 'Order to packing slip', 'Refund, evidence, decision', 'Refund to chat', 'Answer a ticket', 'Set up an authenticator'],
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
