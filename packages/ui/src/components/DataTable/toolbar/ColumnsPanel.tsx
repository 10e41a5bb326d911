'use client';
import { Fragment, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { ArrowCounterClockwise } from '../../../icons/ArrowCounterClockwise.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../../Announcer/Announcer.tsx';
import { Button } from '../../Button/Button.tsx';
import { Popover } from '../../Dialog/Popover.tsx';
import * as menu from '../../FilterMenu/FilterMenu.css.ts';
import { ColumnOption } from './ColumnOption.tsx';
import type { ColumnsPanelProps, PanelColumn } from './columnsPanelProps.ts';
import { ColumnTools } from './ColumnTools.tsx';
import { columnToolMessages } from './columnToolMessages.ts';
import { useColumnMoves } from './useColumnMoves.ts';

/**
 * The columns as checkboxes. A handle moves its column: by dragging, by the arrow keys, or by a press on it and then on another handle
 * or a button that appears. Those buttons also change the width. Alt with an arrow key moves a column from its checkbox.
 */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const { name, columns, hiddenColumns, onHiddenColumnsChange, onColumnOrderChange, columnWidths, onColumnWidthsChange, canReset, onReset, triggerRef, isOpen, onOpenChange } = props;
  const messages = useMessages(columnToolMessages);
  const list = useRef<HTMLDivElement>(null);
  const announcer = useRef<AnnouncerHandle>(null);
  const { canMove, picked, onKeyDown, onHandleClick, onHandleDown, moveBy } = useColumnMoves({
    list,
    columns,
    onColumnOrderChange,
    onMoved: ({ header }, place, count) => announcer.current?.announce(messages.tableColumnPlace({ column: header, place, count })),
  });

  function resize({ id, header }: PanelColumn, width: number) {
    onColumnWidthsChange?.({ ...columnWidths, [id]: width });
    const pixels = messages.tableColumnPixels({ count: Math.round(width * 16) });
    announcer.current?.announce(`${messages.tableColumnWidth({ column: header })}, ${pixels}`);
  }

  return (
    <Popover {...{ triggerRef, isOpen, onOpenChange }} placement="bottom end" className={menu.popover}>
      <Dialog aria-label={name} className={menu.dialog}>
        <Announcer ref={announcer} />
        <div ref={list} role="presentation" className={menu.groups} onKeyDownCapture={onKeyDown}>
          <div role="group" aria-label={name} className={menu.group}>
            {columns.map((column) => {
              const { id } = column;
              return (
                <Fragment key={id}>
                  <ColumnOption
                    column={column}
                    isShown={!hiddenColumns.includes(id)}
                    onShownChange={(isShown) => onHiddenColumnsChange(isShown ? hiddenColumns.filter((each) => each !== id) : [...hiddenColumns, id])}
                    isPicked={picked === id}
                    handle={canMove ? { onPointerDown: () => onHandleDown(id), onClick: () => onHandleClick(id) } : undefined}
                  />
                  {picked === id && (
                    <ColumnTools
                      column={column}
                      triggerRef={triggerRef}
                      onMove={(step) => moveBy(id, step)}
                      onResize={onColumnWidthsChange && ((width) => resize(column, width))}
                    />
                  )}
                </Fragment>
              );
            })}
          </div>
        </div>
        <div className={menu.footer}>
          <Button variant="ghost" size="small" icon={<ArrowCounterClockwise size={18} />} isDisabled={!canReset} onPress={onReset}>
            {messages.tableColumnsDefault}
          </Button>
        </div>
      </Dialog>
    </Popover>
  );
}
