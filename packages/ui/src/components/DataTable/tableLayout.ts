/** How much a table can show: all columns, fewer with more in each, or one card per row. */
export type TableLayout = 'full' | 'condensed' | 'cards';

interface Room {
  /** The container's width, in px at the usual text size. */
  width: number;
  /** Whether rows can be cards; without them a narrow table scrolls inside its box. */
  hasCards: boolean;
}

export function tableLayout({ width, hasCards }: Room, widths: { full: number; condensed: number }): TableLayout {
  if (width >= widths.full) return 'full';
  return width < widths.condensed && hasCards ? 'cards' : 'condensed';
}
