'use client';
import { type ReactNode, useEffect, useState } from 'react';
import type { RowSetup } from './RowSetup.ts';
import type { RowMenu } from './RowMenu.tsx';

interface Opened {
  place: number;
  trigger: HTMLElement;
}

/**
 * The menu of the row whose button was pressed. Its code comes as soon as rows have menu buttons, and not with the table:
 * most tables never need it.
 */
export function useRowMenu<Row>(rows: readonly Row[], setup: RowSetup<Row>, isUsed: boolean) {
  const [Loaded, setLoaded] = useState<typeof RowMenu>();
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    if (!isUsed) return;
    void import('./RowMenu.tsx').then(({ RowMenu }) => setLoaded(() => RowMenu));
  }, [isUsed]);

  const open = (place: number, trigger: HTMLElement) => setOpened({ place, trigger });
  const row = opened && rows[opened.place];
  let menu: ReactNode = null;
  if (Loaded && opened && row !== undefined && setup.actions) {
    menu = (
      <Loaded
        label={setup.messages.tableActionsFor({ name: setup.rowName(row) })}
        row={row}
        actions={setup.actions.items as never}
        trigger={opened.trigger}
        onClose={() => setOpened(undefined)}
      />
    );
  }
  return { open, menu };
}
