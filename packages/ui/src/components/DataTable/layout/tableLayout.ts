/** All columns; fewer columns with more content each; or one card per row. */
export type TableLayout = 'full' | 'condensed' | 'cards';

interface Container {
  /** The container's width, in px at the default text size. */
  width: number;
  /** Whether rows can be cards. Without cards a narrow table scrolls inside its box. */
  hasCards: boolean;
}

/** The least width of the layout with all columns and of the layout with rows, in px. */
interface Widths {
  full: number;
  condensed: number;
}

/** The layout that fits the container. */
export function tableLayout({ width, hasCards }: Container, { full, condensed }: Widths): TableLayout {
  if (width >= full) return 'full';
  return width < condensed && hasCards ? 'cards' : 'condensed';
}
