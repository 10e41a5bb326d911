'use client';
import { useId } from 'react';
import { Announcer } from '../Announcer/Announcer.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import type { FilterChip } from '../FilterChips/FilterChips.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { CardsView } from './CardsView.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './dataTableProps.ts';
import { isEscapeIn } from './keys/escape.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { pageBoxOf } from './selection/useSelectionChanges.ts';
import { TableFooter } from './TableFooter.tsx';
import type { TableState } from './tableProps.ts';
import { TableView } from './TableView.tsx';
import { TableTools } from './toolbar/TableTools.tsx';
import { useDataTable } from './useDataTable.ts';

export type { DataTableHandle, DataTableProps } from './dataTableProps.ts';

const noChips: readonly FilterChip[] = [];

/** A table of items of one kind, which can be searched, sorted, paged and selected. */
export function DataTable<Row, State extends TableState = TableState>(props: DataTableProps<Row, State>) {
  const { label, rows, tableState, selection, filterChips } = props;
  const model = useDataTable(props);
  const { container, announcer, onPressCapture, layout, isCards, mode, total, selected, selecting, messages, countLabel } = model;
  const pagerId = useId();

  if (rows.state === 'ready' && rows.data.length === 0 && rows.part === undefined) {
    return (
      <div ref={container} tabIndex={-1} className={styles.dataTable}>
        <div className={styles.surface}>
          <EmptyState {...props.empty} size="large" />
        </div>
      </div>
    );
  }

  const all = model.rows.length;
  const summary = total < all ? messages.tableCountOf({ count: total, entries: countLabel(all) }) : undefined;
  // Above cards the search needs no chip, because its field shows the text.
  const chips = (filterChips?.(total) ?? noChips).filter(({ id }) => !isCards || id !== 'search');
  const bar = mode.bar && (
    <SelectionBar
      count={selected.count}
      hidden={selected.hidden}
      notShown={selected.notShown}
      found={total}
      total={all}
      isPart={model.loaded !== undefined}
      layout={layout}
      isAtBottom={mode.bar === 'bottom'}
      actions={selection?.actions}
      messages={messages}
      onShowHidden={selection?.onShowHidden && selecting.onShowHidden}
      onSelectFound={selecting.onSelectFound}
      onSelectAll={selecting.onSelectAll}
      onClear={selecting.onClear}
    />
  );
  return (
    <div ref={container} tabIndex={-1} className={styles.dataTable}>
      <Announcer ref={announcer} />
      <div
        role="presentation"
        className={isCards ? styles.cardsArea : styles.surface}
        onClickCapture={onPressCapture}
        onKeyDownCapture={onPressCapture}
        onKeyDown={(event) => {
          if (selected.count > 0 && isEscapeIn(container.current, event)) selecting.onClear();
        }}
      >
        {rows.state === 'ready' && rows.isRefreshing && <div className={styles.refreshing} />}
        <TableTools
          search={props.search}
          filters={props.filters}
          bulkActions={mode.isSelecting ? undefined : props.bulkActions}
          skipLink={total > 0 && <SkipLink targetId={pagerId} label={messages.tableSkipToPages} />}
          layout={layout}
          total={total}
          bar={mode.bar === 'beside search' && bar}
          isBarShown={mode.bar === 'beside search' && selected.count > 0}
          chips={chips}
          summary={mode.isSelecting ? undefined : summary}
          onClearFilters={props.onClearFilters}
          focusAfterChips={() => pageBoxOf(container.current)}
        />
        {isCards ? <CardsView props={props} model={model} count={summary ?? countLabel(all)} /> : <TableView props={props} model={model} />}
        <TableFooter
          state={rows.state}
          loading={props.loading}
          messages={messages}
          id={pagerId}
          label={messages.tablePager({ label })}
          page={model.page}
          size={tableState.size}
          total={total}
          loaded={model.loaded}
          sizes={props.sizes}
          onChange={model.changes.onTurn}
        />
        {mode.bar === 'bottom' && bar}
      </div>
      {model.rowMenu}
    </div>
  );
}
