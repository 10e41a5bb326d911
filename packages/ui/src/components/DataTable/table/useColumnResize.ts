'use client';
import { useState } from 'react';
import { useStableCallback } from '../../../hooks/useStableCallback.ts';

type Widths = Readonly<Record<string, number>>;

/** Receives a width in rem, or null for the column's own; `isDone` is false during a drag. */
export type ResizeColumn = (id: string, width: number | null, isDone: boolean) => void;

/** The user's widths, including the one that is being dragged. The application receives it when the drag ends. */
export function useColumnResize(widths: Widths | undefined, onChange: ((widths: Record<string, number>) => void) | undefined) {
  const [dragged, setDragged] = useState<Widths>();
  const resize = useStableCallback<Parameters<ResizeColumn>>((id, width, isDone) => {
    const { [id]: _, ...others } = widths ?? {};
    const next = width === null ? others : { ...others, [id]: width };
    setDragged(isDone ? undefined : next);
    if (isDone) onChange?.(next);
  });
  return { chosen: dragged ?? widths, onResize: onChange && resize };
}
