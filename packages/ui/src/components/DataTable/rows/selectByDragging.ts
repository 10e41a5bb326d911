import type { MouseEvent as ReactMouseEvent } from 'react';

/** A press that moves less is no drag, in px. */
const LEAST = 8;

const caretAt = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) =>
  'caretPositionFromPoint' in document ? document.caretPositionFromPoint(clientX, clientY) : null;

/** Selects text while the pointer is dragged from a link; by itself Chromium starts no selection there. */
export function selectByDragging(down: Pick<ReactMouseEvent, 'clientX' | 'clientY'>) {
  const selection = window.getSelection();
  selection?.removeAllRanges();
  const start = caretAt(down);
  const drag = new AbortController();
  const { signal } = drag;
  const select = (move: MouseEvent) => {
    const end = caretAt(move);
    const isDrag = selection?.isCollapsed === false || Math.abs(move.clientX - down.clientX) >= LEAST;
    if (isDrag && start !== null && end !== null) selection?.setBaseAndExtent(start.offsetNode, start.offset, end.offsetNode, end.offset);
  };
  document.addEventListener('mousemove', select, { signal });
  // Otherwise the text selected so far would be dragged away.
  document.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  document.addEventListener('mouseup', () => drag.abort(), { signal });
}
