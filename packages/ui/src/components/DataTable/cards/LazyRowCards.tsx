import { lazyPart } from '../../../lazyPart/lazyPart.ts';
import { cardsPlaceholder, phoneWindow } from '../DataTable.css.ts';
import type { RowCards, RowCardsProps } from './RowCards.tsx';

const cards = lazyPart<RowCardsProps<never>>(async () => (await import('./RowCards.tsx')).RowCards, {
  loading: <div className={cardsPlaceholder} />,
});

// On a phone they are fetched together with the rows.
if (typeof matchMedia === 'function' && matchMedia(phoneWindow).matches) void cards.preload();

/** Fetched when a table has no room for columns. Its place is as high as the window meanwhile, so that nothing in sight moves. */
export const LazyRowCards = cards as unknown as typeof RowCards;
