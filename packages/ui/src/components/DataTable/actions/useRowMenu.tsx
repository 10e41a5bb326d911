'use client';
import { useState } from 'react';
import type { SharedRowProps } from '../rows/sharedRowProps.ts';
import { RowMenu } from './RowMenu.tsx';

interface OpenMenu {
  rowIndex: number;
  trigger: HTMLElement;
}

/** The menu of the row whose button was pressed. */
export function useRowMenu<Row>(rows: readonly Row[], { actions, messages, rowName }: SharedRowProps<Row>) {
  const [openMenu, setOpenMenu] = useState<OpenMenu>();
  const row = openMenu && rows[openMenu.rowIndex];
  return {
    open: (rowIndex: number, trigger: HTMLElement) => setOpenMenu({ rowIndex, trigger }),
    menu: openMenu && row !== undefined && actions && (
      <RowMenu
        key={openMenu.rowIndex}
        label={messages.tableActionsFor({ name: rowName(row) })}
        row={row}
        actions={actions.items}
        trigger={openMenu.trigger}
        onClose={() => setOpenMenu(undefined)}
      />
    ),
  };
}
