'use client';
import { type RefObject, useEffect, useState } from 'react';
import { ArrowDownBold } from '../../../icons/ArrowDownBold.tsx';
import { ArrowUpBold } from '../../../icons/ArrowUpBold.tsx';
import { MinusBold } from '../../../icons/MinusBold.tsx';
import { Plus } from '../../../icons/Plus.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { boundedWidth } from '../layout/resizing.ts';
import { remWidth } from '../layout/remWidth.ts';
import * as styles from './ColumnTools.css.ts';
import type { PanelColumn } from './columnsPanelProps.ts';
import { columnToolMessages } from './columnToolMessages.ts';

export interface ColumnToolsProps {
  column: PanelColumn;
  /** The button that opened the panel, which finds the table. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Called with the number of places to move: 1 down, -1 up. */
  onMove: (step: number) => void;
  /** Called with a width in rem. Without it the buttons for the width are not shown. */
  onResize?: (width: number) => void;
}

/** The width change of one press, in rem. */
const STEP = 1;

/** The column's header in the table; undefined while it is hidden. */
const headerOf = (trigger: HTMLElement | null, header: string) =>
  [...(trigger?.closest('[role="presentation"]')?.querySelectorAll('thead th') ?? [])].find(
    (cell) => (cell.getAttribute('aria-label') ?? cell.textContent) === header,
  );

/** Moves a column and changes its width by buttons, for users who can neither drag nor press arrow keys. */
export function ColumnTools({ column, triggerRef, onMove, onResize }: ColumnToolsProps) {
  const messages = useMessages(columnToolMessages);
  const { header } = column;
  const [width, setWidth] = useState<number>();
  const canResize = onResize !== undefined && column.width !== undefined;

  useEffect(() => {
    const cell = canResize ? headerOf(triggerRef.current, header) : undefined;
    if (cell === undefined) return undefined;
    const observer = new ResizeObserver(() => setWidth(remWidth(cell)));
    observer.observe(cell);
    return () => observer.disconnect();
  }, [canResize, triggerRef, header]);

  return (
    <div role="group" aria-label={header} className={styles.tools}>
      <IconButton size="small" label={messages.tableColumnUp({ column: header })} onPress={() => onMove(-1)}>
        <ArrowUpBold size={16} />
      </IconButton>
      <IconButton size="small" label={messages.tableColumnDown({ column: header })} onPress={() => onMove(1)}>
        <ArrowDownBold size={16} />
      </IconButton>
      {canResize && width !== undefined && (
        <>
          <IconButton size="small" label={messages.tableColumnNarrower({ column: header })} onPress={() => onResize(boundedWidth(column, width - STEP))}>
            <MinusBold size={16} />
          </IconButton>
          <span className={styles.width}>{messages.tableColumnPixels({ count: Math.round(width * 16) })}</span>
          <IconButton size="small" label={messages.tableColumnWider({ column: header })} onPress={() => onResize(boundedWidth(column, width + STEP))}>
            <Plus size={16} />
          </IconButton>
        </>
      )}
    </div>
  );
}
