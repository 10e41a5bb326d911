'use client';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { moved } from '../../ImageUploader/moved.ts';
import type { PanelColumn } from './columnsPanelProps.ts';

interface ColumnMovesOptions {
  /** The element around the columns, each of which has `data-column`. */
  list: RefObject<HTMLElement | null>;
  /** All columns in their current order. */
  columns: readonly PanelColumn[];
  /** Called with the new order. Without it columns cannot be moved. */
  onColumnOrderChange?: (order: string[]) => void;
  /** Called after a move with the column and its new place, from 1. */
  onMoved: (column: PanelColumn, place: number, count: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The index of the column at a vertical position in the window, or -1. */
function placeAt(list: HTMLElement | null, clientY: number): number {
  const boxes = [...(list?.querySelectorAll('[data-column]') ?? [])].map((option) => option.getBoundingClientRect());
  return boxes.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom);
}

/** Moves columns: by dragging a handle, by pressing two handles one after the other, and with the arrow keys. */
export function useColumnMoves({ list, columns, onColumnOrderChange, onMoved }: ColumnMovesOptions) {
  const movable = columns.filter(({ isKey }) => isKey !== true);
  const canMove = onColumnOrderChange !== undefined && movable.length > 1;
  const [dragged, setDragged] = useState<string>();
  /** The click after a drag does not count as a press of the handle. */
  const wasDragged = useRef(false);
  /** The column whose handle was pressed. Pressing another handle moves it there. */
  const [picked, setPicked] = useState<string>();
  /** Focused again after the move, because a moved element loses the focus. */
  const focused = useRef<HTMLElement>(null);

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
    onMoved(column, to + 1, movable.length);
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
    const to = placeAt(list.current, clientY);
    if (dragged === undefined || to < 0 || movable[to]?.id === dragged) return;
    wasDragged.current = true;
    setPicked(undefined);
    move(dragged, to);
  });
  useEffect(() => {
    if (dragged === undefined) return undefined;
    // Listens on the window, because a moved element loses the pointer.
    const listening = new AbortController();
    window.addEventListener('pointermove', onDrag, listening);
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => setDragged(undefined), listening);
    return () => listening.abort();
  }, [dragged]);

  const onHandleClick = (id: string) => {
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

  return {
    canMove,
    picked,
    onKeyDown,
    onHandleClick,
    onHandleDown: (id: string) => {
      wasDragged.current = false;
      setDragged(id);
    },
    /** Moves a column up or down by some places. */
    moveBy: (id: string, step: number) => move(id, movable.findIndex((column) => column.id === id) + step),
  };
}
