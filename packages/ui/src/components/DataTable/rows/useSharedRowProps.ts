'use client';
import { useMemo } from 'react';
import type { TableLayout } from '../layout/tableLayout.ts';
import type { RowActions } from '../tableProps.ts';
import type { SharedRowProps } from './sharedRowProps.ts';

/** The props before the layout changes them: with all visible columns, and with links and actions even while cards are being selected. */
interface SharedRowOptions<Row> extends Omit<SharedRowProps<Row>, 'isCondensed'> {
  layout: TableLayout;
}

/** The actions in a layout. Narrow layouts show one menu button, which leaves room for the row's name. */
function actionsIn<Row>(layout: TableLayout, actions: RowActions<Row>): RowActions<Row> {
  const isMenu = actions.display === 'menu' || (layout !== 'full' && actions.items.length > 1);
  return isMenu ? { ...actions, display: 'menu' } : { ...actions, items: actions.items.filter((item) => !item.isInMenuAlone) };
}

/** The props that all rows share. The object stays the same until one of them changes. */
export function useSharedRowProps<Row>(options: SharedRowOptions<Row>): SharedRowProps<Row> {
  const { layout, columns, rowName, rowHref, onSelect, isSingle, isSelecting, actions, card, messages } = options;
  return useMemo(
    () => ({
      columns: layout === 'condensed' ? columns.filter((column) => column.isHiddenWhenCondensed !== true) : columns,
      isCondensed: layout === 'condensed',
      rowName,
      rowHref: isSelecting ? undefined : rowHref,
      onSelect,
      isSingle,
      isSelecting,
      actions: isSelecting || actions === undefined ? undefined : actionsIn(layout, actions),
      card,
      messages,
    }),
    [layout, columns, rowName, rowHref, onSelect, isSingle, isSelecting, actions, card, messages],
  );
}
