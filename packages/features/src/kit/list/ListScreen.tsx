'use client';
import type { TableLayout } from '@valise/ui/DataTable';
import type { Catalogue } from '@valise/ui/messages';
import { type MouseEvent, type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import type { Read } from '../api/toLoadable.ts';
import { ReadingNoteOf } from '../reading/ReadingNoteOf.tsx';
import type { List, SearchedState } from './defineList.ts';
import { filterChips } from './filterChips.ts';
import { HiddenRowNote } from './HiddenRowNote.tsx';
import type { KeptList } from './keptList.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListTable } from './ListTable.tsx';
import { tabItems } from './narrowing.ts';
import { idsAround } from './openedList.ts';
import { useBulkTools } from './useBulkTools.tsx';
import { useFilterLabels } from './useFilterLabels.ts';
import { useHiddenRow } from './useHiddenRow.ts';
import { useListParts, useListWords } from './useListParts.ts';
import { useListSelection } from './useListSelection.ts';
import { useListTools } from './useListTools.ts';
import { useNarrowedRows, withTab } from './useNarrowedRows.ts';
import { useReturnedRow } from './useReturnedRow.ts';
import { useSelectFilter } from './useSelectFilter.tsx';
import { useStableContext } from './useStableContext.ts';
import { useTabView } from './useTabView.ts';
import { ownTabs } from './views/ListViewTabs.css.ts';
import { ListViewTabs } from './views/ListViewTabs.tsx';

/** The functions that a list's dialogs call, available through its `ref`. */
export interface ListHandle {
  /** The element to focus after a dialog of the list has closed: the button that opened it, else a row beside it, else the title. */
  restoreFocusTo: () => HTMLElement | null;
  /** Selects these rows, and starts the selection of cards. */
  selectIds: (ids: readonly string[]) => void;
  /** Clears the selection, and ends the selection of cards. */
  endSelecting: () => void;
}

export interface ListScreenProps<Row, State extends SearchedState, Copy extends Catalogue, Context extends object, Tab extends string> extends KeptList<State> {
  ref?: Ref<ListHandle>;
  list: List<Row, State, Copy, Context, Tab>;
  /** All rows, those that have been loaded so far, or that they are loading or failed to load. */
  rows: Read<readonly Row[]>;
  /**
   * Data and event handlers that the list's definition reads besides the rows. A function may change with each render; when
   * another value changes, columns, card and actions are made anew.
   */
  context: Context;
  /** The id of a row that was just added. The list says so when it is hidden. @default none */
  addedId?: string;
  /** Shown between the header and the table. @default nothing */
  note?: ReactNode;
}

const none: readonly never[] = [];

/** The screen of a list: header, saved views, tabs, search, filters, table and selection, as its definition describes them. */
export function ListScreen<Row, State extends SearchedState, Copy extends Catalogue, Context extends object, Tab extends string>({
  ref,
  list,
  rows,
  context: given,
  addedId,
  note,
  ...kept
}: ListScreenProps<Row, State, Copy, Context, Tab>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const context = useStableContext(given);
  const words = useListWords(list.messages);
  const narrowed = useNarrowedRows(list, rows, kept.listState, context);
  const { tab, filter, countOf, listState } = narrowed;
  const parts = useListParts(list, words, context, tab);
  const tools = useListTools<Row, State>(list.state, { ...kept, listState }, narrowed.firstPage);
  const view = useTabView(list, tools.kept.state, tab);
  const selected = useListSelection(tools, list.rowId);
  const part = rows.state === 'ready' ? rows.part : undefined;
  const allFields = async () => (await list.fields())(words);
  const bulk = useBulkTools({ part, bulk: list.bulk, tools, selected, fileName: list.export ?? list.name, context, allFields });
  const { optionalColumns = none } = list;
  const { shownColumns } = kept.preferences;
  const columns = useMemo(
    () => parts.columns.filter(({ id }) => !optionalColumns.includes(id) || shownColumns.includes(id)),
    [parts.columns, optionalColumns, shownColumns],
  );
  const { labels, onOpenChange } = useFilterLabels({ filters: list.filters, messages: words.messages, rows: narrowed.rows, state: narrowed.firstPage, filter });
  const select = useSelectFilter({ select: list.select, list: list.state, words, rows: narrowed.rows, listState, onListStateChange: kept.onListStateChange });

  const returned = rows.state === 'ready' && kept.returnedId !== undefined ? rows.data.find((row) => list.rowId(row) === kept.returnedId) : undefined;
  useReturnedRow(returned && list.rowHref?.(returned));

  const toldId = addedId ?? (kept.wasReturnedShown ? kept.returnedId : undefined);
  const hidden = useHiddenRow(list, rows.state === 'ready' ? rows.data : none, toldId, narrowed, kept);

  const { selectIds, endSelecting } = selected;
  const restoreFocusTo = () => tools.table.current?.restoreFocusTo() ?? heading.current;
  useImperativeHandle(ref, () => ({ restoreFocusTo, selectIds, endSelecting }));

  /** The row's own screen reads which rows are before and after it. */
  const keepOpened = ({ target }: MouseEvent) => {
    if (!kept.onRowOpen || !(target instanceof Element) || target.closest('a[href]') === null) return;
    const ids = tools.table.current?.shownRows().map(list.rowId) ?? [];
    kept.onRowOpen({ query: list.state.query(kept.listState).toString(), ...idsAround(ids, listState) });
  };

  const filters = (layout: TableLayout, total: number) => (
    <ListFilters
      list={list.state}
      labels={labels}
      select={select.field}
      layout={layout}
      total={rows.state === 'ready' && part === undefined ? total : undefined}
      onOpenChange={onOpenChange}
      columns={parts.columns}
      optionalColumns={optionalColumns}
      {...tools.kept}
    />
  );
  const { title } = parts.header;
  const isEmpty = narrowed.total === 0;
  const table = (
    <div role="presentation" onClickCapture={keepOpened}>
      <ListTable
        tools={tools}
        label={title}
        columns={columns}
        rows={narrowed.rows}
        rowId={list.rowId}
        rowName={parts.rowName}
        rowHref={list.rowHref}
        actions={parts.actions}
        card={parts.card}
        searchLabel={parts.searchLabel}
        searchPlaceholder={parts.searchPlaceholder}
        filter={filter}
        view={view}
        chips={[...filterChips(list.state, tools.kept, labels), ...select.chips]}
        selection={bulk.selection}
        filters={filters}
        bulkActions={bulk.toolbar}
        loading={parts.loading}
        countLabel={parts.countLabel}
        empty={list.empty(words.messages, isEmpty ? undefined : tab)}
      />
    </div>
  );
  const changeTab = (id: string) => {
    if (id === tab) return;
    // A value in one tab's rows need not be in the other tab's.
    const cleared = list.select ? { [list.select.name]: null } : {};
    kept.onListStateChange(list.state.withFilters(withTab(kept.listState, id), cleared as Partial<State>));
  };
  return (
    <>
      <ListHeader {...parts.header} titleRef={heading} />
      <ReadingNoteOf value={rows} />
      {note}
      {hidden && <HiddenRowNote name={parts.rowName(hidden.row)} onShow={hidden.onShow} />}
      {!isEmpty && <ListViewTabs label={title} list={list.state} {...tools.kept} {...view} countOf={countOf} />}
      {isEmpty || list.tabs === undefined || tab === undefined ? (
        table
      ) : (
        <div className={kept.views.views.length > 0 ? undefined : ownTabs}>
          <list.tabs.Tabs label={title} tabs={tabItems(list.tabs, words.messages, narrowed.tabs)} selectedId={tab} onSelectionChange={changeTab}>
            {table}
          </list.tabs.Tabs>
        </div>
      )}
    </>
  );
}
