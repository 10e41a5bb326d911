import { lazyPart } from '../../../lazyPart/lazyPart.ts';
import { phoneWindow, sortPlaceholder } from '../DataTable.css.ts';
import type { SortMenu, SortMenuProps } from './SortMenu.tsx';

const menu = lazyPart<SortMenuProps<never>>(async () => (await import('./SortMenu.tsx')).SortMenu, {
  loading: <span className={sortPlaceholder} />,
});

// On a phone it is fetched together with the cards.
if (typeof matchMedia === 'function' && matchMedia(phoneWindow).matches) void menu.preload();

/** Fetched when a table has no room for headers. Its place is kept meanwhile. */
export const LazySortMenu = menu as unknown as typeof SortMenu;
