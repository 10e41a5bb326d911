import type { Rolldown } from 'vite';

/** The panels of overlays that users open often, and the toasts. One request fetches them after each page's data. */
const overlays = [
  'ConfirmDialog/ConfirmDialogPanel',
  'DataTable/toolbar/ColumnsPanel',
  'Drawer/DrawerPanel',
  'FilterMenu/FilterPanel',
  'Menu/MenuPanel',
  'NotificationPanel/sheet/NotificationSheet',
  'SavedViews/ViewNamePanel',
  'ShortcutSheet/ShortcutSheetPanel',
  'Toast/ToastRegion',
  'Tooltip/TooltipPanel',
];

/**
 * Which modules share a chunk, by the entries that import them: sign-in, the shell, the product list (where most work is done)
 * and overlays.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'portal', test: /\/src\/(main|routes\/login)\.tsx$|rolldown\/runtime/, priority: 4 },
    { name: 'signedIn', test: /\/src\/signedIn\/SignedIn\.tsx$/, priority: 3 },
    { name: 'products', test: /\/src\/routes\/products\.tsx$/, priority: 2 },
    { name: 'overlays', test: new RegExp(`/src/components/(${overlays.join('|')})\\.tsx$`), priority: 1 },
  ],
};

/** Style sheets are named by their hash alone, because the sign-in page lists those of all screens. */
export const assetFileNames = ({ names }: Rolldown.PreRenderedAsset) => `assets/${names[0]?.endsWith('.css') ? 'css-[hash:6]' : '[name]-[hash]'}[extname]`;

/** Lets Chromium compile the functions of overlays while the file loads, off the main thread, and not at the press that first calls them. */
export const compileHint = ({ name }: Rolldown.RenderedChunk) => (name === 'overlays' ? '//# allFunctionsCalledOnLoad' : '');
