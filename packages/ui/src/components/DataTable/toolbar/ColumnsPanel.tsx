'use client';
import { Fragment, type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { ArrowCounterClockwise } from '../../../icons/ArrowCounterClockwise.tsx';
import { DotsSixVerticalBold } from '../../../icons/DotsSixVerticalBold.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../../Announcer/Announcer.tsx';
import { Button } from '../../Button/Button.tsx';
import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import { Popover } from '../../Dialog/Popover.tsx';
import * as menu from '../../FilterMenu/FilterMenu.css.ts';
import { moved } from '../../ImageUploader/moved.ts';
import * as styles from './ColumnsPanel.css.ts';
import type { ColumnsPanelProps, PanelColumn } from './columnsPanelProps.ts';
import { ColumnTools } from './ColumnTools.tsx';
import { columnToolMessages } from './columnToolMessages.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The columns as checkboxes in their order. A column is moved with its handle: by dragging it, by pressing it and then another
 * column's or one of the buttons that it shows, or with the arrow keys; Alt with an arrow key moves it from its checkbox too.
 * The same buttons set its width.
 */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const { name, columns, hiddenColumns, onHiddenColumnsChange, onColumnOrderChange, columnWidths, onColumnWidthsChange, canReset, onReset, triggerRef, isOpen, onOpenChange } = props;
  const messages = useMessages(columnToolMessages);
  const list = useRef<HTMLDivElement>(null);
  const announcer = useRef<AnnouncerHandle>(null);
  const [dragged, setDragged] = useState<string>();
  /** The press that ends a drag is no press of the handle. */
  const wasDragged = useRef(false);
  /** The column whose handle was pressed: the next handle that is pressed is where it goes. */
  const [picked, setPicked] = useState<string>();
  /** What is to be focused again, because an element that is moved loses the focus. */
  const focused = useRef<HTMLElement>(null);
  const movable = columns.filter(({ isKey }) => isKey !== true);
  const canMove = onColumnOrderChange !== undefined && movable.length > 1;

  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = null;
  });

  function move(id: string, to: number) {
    const from = movable.findIndex((column) => column.id === id);
    const column = movable[from];
    if (column === undefined || to < 0 || to >= movable.length || to === from) return;
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    onColumnOrderChange?.(moved(movable, from, to).map((each) => each.id));
    announcer.current?.announce(messages.tableColumnPlace({ column: column.header, place: to + 1, count: movable.length }));
  }

  function resize({ id, header }: PanelColumn, width: number) {
    onColumnWidthsChange?.({ ...columnWidths, [id]: width });
    const pixels = messages.tableColumnPixels({ count: Math.round(width * 16) });
    announcer.current?.announce(`${messages.tableColumnWidth({ column: header })}, ${pixels}`);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    const { target } = event;
    if (step === undefined || !canMove || !(target instanceof HTMLElement)) return;
    const id = target.closest<HTMLElement>('[data-column]')?.dataset.column;
    if (id === undefined || (!event.altKey && target.dataset.handle === undefined)) return;
    event.preventDefault();
    move(id, movable.findIndex((column) => column.id === id) + step);
  }

  const onDrag = useEffectEvent(({ clientY }: PointerEvent) => {
    const options = [...(list.current?.querySelectorAll('[data-column]') ?? [])].map((option) => option.getBoundingClientRect());
    const to = options.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom);
    if (dragged === undefined || to < 0 || movable[to]?.id === dragged) return;
    wasDragged.current = true;
    setPicked(undefined);
    move(dragged, to);
  });
  useEffect(() => {
    if (dragged === undefined) return undefined;
    // Of the window, because an element that is moved loses the pointer.
    const listening = new AbortController();
    window.addEventListener('pointermove', onDrag, listening);
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => setDragged(undefined), listening);
    return () => listening.abort();
  }, [dragged]);

  const onHandle = (id: string) => {
    if (wasDragged.current) {
      wasDragged.current = false;
      return;
    }
    if (picked === undefined) setPicked(id);
    else {
      setPicked(undefined);
      move(picked, movable.findIndex((column) => column.id === id));
    }
  };

  return (
    <Popover {...{ triggerRef, isOpen, onOpenChange }} placement="bottom end" className={menu.popover}>
      <Dialog aria-label={name} className={menu.dialog}>
        <Announcer ref={announcer} />
        <div ref={list} role="presentation" className={menu.groups} onKeyDownCapture={onKeyDown}>
          <div role="group" aria-label={name} className={menu.group}>
            {columns.map((column) => {
              const { id, header, isKey } = column;
              return (
                <Fragment key={id}>
                  <div className={styles.option} data-column={isKey ? undefined : id} data-picked={picked === id || undefined}>
                    <Checkbox
                      isDisabled={isKey}
                      isSelected={isKey === true || !hiddenColumns.includes(id)}
                      onChange={(isShown) => onHiddenColumnsChange(isShown ? hiddenColumns.filter((each) => each !== id) : [...hiddenColumns, id])}
                    >
                      {header}
                    </Checkbox>
                    {canMove && isKey !== true && (
                      <button
                        type="button"
                        aria-label={messages.tableColumnMove({ column: header })}
                        aria-pressed={picked === id}
                        data-handle=""
                        className={styles.handle}
                        onPointerDown={() => {
                          wasDragged.current = false;
                          setDragged(id);
                        }}
                        onClick={() => onHandle(id)}
                      >
                        <DotsSixVerticalBold size={18} />
                      </button>
                    )}
                  </div>
                  {picked === id && (
                    <ColumnTools
                      column={column}
                      triggerRef={triggerRef}
                      onMove={(step) => move(id, movable.indexOf(column) + step)}
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
