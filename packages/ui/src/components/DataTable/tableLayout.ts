/** How much a table can show: all columns, fewer with more in each, or one card per row. */
export type TableLayout = 'full' | 'condensed' | 'cards';

interface Room {
  /** The container's width, in px at the usual text size. */
  width: number;
  /** Whether rows can be cards; without them a narrow table scrolls inside its box. */
  hasCards: boolean;
}

interface Widths {
  full: number;
  condensed: number;
}

/** The layout that fits a width. */
export function tableLayout({ width, hasCards }: Room, { full, condensed }: Widths): TableLayout {
  if (width >= full) return 'full';
  return width < condensed && hasCards ? 'cards' : 'condensed';
}
