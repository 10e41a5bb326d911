import type { Rolldown } from 'vite';

/**
 * Which modules share a chunk, by the entries that import them. Sign-in is one chunk, so that it needs no more requests than
 * the page, its code and styles and /config.json; the shell is a second one, and the product list, on which most work is done,
 * a third with all that it shares with other screens. What sign-in fetches when idle is one more beside the shell's. What at least
 * three other entries share is grouped by the entries that need it: without that every such module would be a request of its own.
 * What overlays take of React Aria is five chunks, each of which needs those before it.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'portal', test: /\/src\/(main|routes\/login)\.tsx$|rolldown\/runtime/, priority: 2 },
    // The icon is Shopify's and that of a lane of the queue: the dashboard must not need the code of the providers.
    { name: 'signedIn', test: /\/src\/signedIn\/SignedIn\.tsx$|\/icons\/Handbag\.tsx$/, priority: 1 },
    { name: 'products', test: /\/src\/routes\/products\.tsx$/, priority: 0.5 },
    { name: 'providerSignIn', test: /\/src\/routes\/providerSignIn\.tsx$/, priority: 0.2 },
    { name: 'aria', test: /\/react-aria-components\/dist\/private\/(utils|Label)\.mjs$/, priority: 0.16 },
    {
      name: 'interactions',
      test: /\/react-aria\/dist\/private\/(interactions\/|focus\/|utils\/|button\/|overlays\/PortalProvider)|\/react-stately\/dist\/private\/(overlays|utils)\/|\/Dialog\/useExitLimit\.ts$/,
      priority: 0.15,
    },
    { name: 'position', test: /\/react-aria\/dist\/private\/overlays\/useOverlayPosition\.mjs$/, priority: 0.14 },
    { name: 'collections', test: /\/(react-aria|react-stately)\/dist\/private\/(collections|selection)\//, priority: 0.13 },
    {
      name: 'overlays',
      test: /\/react-aria-components\/dist\/private\/(Modal|Dialog|Heading|Button|ProgressBar|Text|Popover)\.mjs$|\/react-aria\/dist\/private\/(overlays|dialog|intl\/overlays|i18n\/useLocalizedStringFormatter|live-announcer|visually-hidden)\b|\/components\/Dialog\/(Overlay|Popover|isFirstPress|useFocusAtOnce|useInertExit)\.tsx?$/,
      // React Aria's dialogs import its menus by name alone.
      includeDependenciesRecursively: false,
      priority: 0.12,
    },
    { name: 'shared', minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
  ],
};

/** A shared chunk is named by its hash alone, not by all that share it: every importer would repeat that. */
export const chunkFileNames = ({ name }: Rolldown.PreRenderedChunk) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7].js`;

/** A style sheet is named by its hash alone, because sign-in lists those of all screens. */
export const assetFileNames = ({ names }: Rolldown.PreRenderedAsset) => `assets/${names[0]?.endsWith('.css') ? 'css-[hash:6]' : '[name]-[hash]'}[extname]`;
