import { Activity, type ReactNode, useRef } from 'react';
import { type FilterChip, FilterChips } from '../../FilterChips/FilterChips.tsx';
import * as styles from '../DataTable.css.ts';
import type { TableLayout } from '../layout/tableLayout.ts';
import { useFloating } from '../selection/useFloating.ts';

type Slot = ReactNode | ((layout: TableLayout, total: number) => ReactNode);

/** The tools of an application for its table. A function receives the layout and how many rows match the filter. */
export interface TableToolSlots {
  /** A search field, at most 280 px wide; above cards it fills the row. It stays in its place while rows are selected. */
  search?: Slot;
  /** Filters, or a button that opens them. Above cards the button shows only its icon. */
  filters?: Slot;
  /** Actions for many rows, shown while no row is selected. */
  bulkActions?: Slot;
}

export interface TableToolsProps extends TableToolSlots {
  /** A link that skips the rows, after the search field. */
  skipLink?: ReactNode;
  layout: TableLayout;
  /** How many rows match the filter. */
  total: number;
  /** The bar of selected rows. */
  bar?: ReactNode;
  /** Shows the bar in place of the filters and the bulk actions; at the bottom of the window once that place has left it above. */
  isBarShown: boolean;
  chips: readonly FilterChip[];
  /** How many of all rows match, in words, at the end of the chips. */
  summary?: string;
  /** Called when the button that removes all chips is pressed. */
  onClearFilters?: () => void;
  /** Takes the focus after the last chip is removed, when no button is visible. */
  focusAfterChips: () => HTMLElement | null;
}

const isGiven = (slot: Slot) => slot !== undefined;

/** The tools above the rows: the search, then filters and bulk actions or the bar of selected rows, then the chips. */
export function TableTools({ search, filters, bulkActions, layout, total, skipLink, bar, isBarShown, chips, ...chipsProps }: TableToolsProps) {
  const { summary, onClearFilters, focusAfterChips } = chipsProps;
  const place = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const floating = useFloating(place, isBarShown);
  const render = (slot: Slot) => (typeof slot === 'function' ? slot(layout, total) : slot);
  const hasTools = [search, filters, bulkActions].some(isGiven);
  if (!hasTools && !isBarShown && chips.length === 0) return null;
  return (
    <div ref={place} className={styles.tools} style={floating} data-selecting={isBarShown || undefined} data-bottom-bar={floating && 'floating'}>
      {search !== undefined && <div className={styles.search}>{render(search)}</div>}
      {hasTools && skipLink}
      {/* Hidden instead of removed, because building the tools again takes longer than everything else that a selection changes. */}
      {hasTools && (
        <div ref={buttons} className={styles.toolButtons} hidden={isBarShown}>
          {render(filters)}
          {render(bulkActions)}
        </div>
      )}
      {/* Built hidden after the rows, because building it takes longer than everything else that the first selection changes. */}
      <Activity mode={isBarShown ? 'visible' : 'hidden'}>{bar}</Activity>
      {chips.length > 0 && (
        <FilterChips
          chips={chips}
          summary={summary}
          onClearAll={onClearFilters}
          focusAfterLast={() => (isBarShown ? undefined : buttons.current?.querySelector('button')) ?? focusAfterChips()}
        />
      )}
    </div>
  );
}
