'use client';
import { noSelection, type SelectedRows, selectionOfIds } from '@valise/ui/DataTable';
import { useStableCallback } from '@valise/ui/hooks';
import { useCallback, useState } from 'react';
import type { SearchedState } from './defineList.ts';
import type { ListTools } from './useListTools.ts';

const noRows: SelectedRows<never> = { shown: [], hidden: [], hiddenBy: 'search' };

/** The selection of a list. 'Show them' shows only the selected rows, until the selection is cleared. */
export function useListSelection<Row, State extends SearchedState>(
  { list, listState, table, kept, setOnlyShown }: ListTools<Row, State>,
  rowId: (row: Row) => string,
) {
  const [selected, setSelected] = useState(noSelection);
  const [isSelectingCards, setSelectingCards] = useState(false);
  const select = (next: typeof selected) => {
    setSelected(next);
    if (next === noSelection) setOnlyShown(undefined);
  };
  const [onlyId] = selected.all === undefined && selected.ids.size === 1 ? selected.ids : [];
  const selectedRows = useCallback((): SelectedRows<Row> => table.current?.selectedRows() ?? noRows, [table]);
  return {
    selectedRows,
    /** The id of the only selected row; undefined unless exactly one is selected. */
    onlyId,
    startSelecting: useStableCallback(() => setSelectingCards(true)),
    endSelecting: () => {
      select(noSelection);
      setSelectingCards(false);
    },
    selectIds: (ids: readonly string[]) => {
      select(selectionOfIds(ids));
      setSelectingCards(true);
    },
    /** For a table's `selection`; the caller adds the actions. */
    selection: {
      selected,
      onChange: select,
      cards: { isSelecting: isSelectingCards, onSelectingChange: setSelectingCards },
      onShowHidden: () => {
        const { shown, hidden } = selectedRows();
        kept.onStateChange(list.clearFilters(listState));
        setOnlyShown(new Set([...shown, ...hidden].map(rowId)));
      },
    },
  };
}
