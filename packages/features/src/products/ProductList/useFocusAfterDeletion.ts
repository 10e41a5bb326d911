'use client';
import { type MouseEvent, type RefObject, useCallback, useRef } from 'react';

/**
 * Where focus goes when what opened the question has left: the control itself if it is still there, else the last button
 * of the row that now stands in its place, else that of the last row, else the heading.
 */
export function useFocusAfterDeletion(heading: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ button: HTMLElement; place: number | null }>(null);

  const onClickCapture = useCallback(({ target }: MouseEvent) => {
    // Presses in the menus of this list arrive here too, though they happen elsewhere on the page.
    if (!(target instanceof Element) || list.current?.contains(target) !== true) return;
    const button = target.closest<HTMLElement>('button');
    const place = target.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (button !== null) pressed.current = { button, place: place === undefined ? null : Number(place) };
  }, []);

  const restoreFocusTo = useCallback((): HTMLElement | null => {
    const { current } = pressed;
    if (current?.button.isConnected === true) return current.button;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    const row = rows[current?.place ?? 0] ?? rows.at(-1);
    return [...(row?.querySelectorAll('button') ?? [])].at(-1) ?? heading.current;
  }, [heading]);

  return { list, onClickCapture, restoreFocusTo };
}
