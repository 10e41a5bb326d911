/** All columns; fewer columns with more in each; or one card per row. */
export type TableLayout = 'full' | 'condensed' | 'cards';

interface Container {
  /** Its width, in px at the default text size. */
  width: number;
  /** Whether rows can be cards. Without cards a narrow table scrolls inside its box. */
  hasCards: boolean;
}

/** The least widths, in px, of the layouts that show all columns and that show rows. */
interface Widths {
  full: number;
  condensed: number;
}

/** The layout that fits the container. */
export function tableLayout({ width, hasCards }: Container, { full, condensed }: Widths): TableLayout {
  if (width >= full) return 'full';
  return width < condensed && hasCards ? 'cards' : 'condensed';
}
