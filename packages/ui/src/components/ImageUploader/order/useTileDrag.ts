'use client';
import { type DragEvent, useState } from 'react';

interface Options {
  /** The ids of the images, in order. */
  ids: readonly string[];
  isDisabled: boolean;
  onMove: (from: number, to: number) => void;
}

/** Moves a tile by dragging it onto another one. */
export function useTileDrag({ ids, isDisabled, onMove }: Options) {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<string>();

  /** Handles an event for a dragged tile, and ignores one for a dragged file, which belongs to the drop zone. */
  function take(event: DragEvent): boolean {
    if (dragged === undefined) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    isDragging: dragged !== undefined,
    isDragged: (id: string) => dragged === id,
    isTarget: (id: string) => target === id && dragged !== id,
    /** The props for the tile of an image. */
    handlers: (id: string, name: string) => ({
      draggable: !isDisabled && ids.length > 1,
      onDragStart(event: DragEvent) {
        // Otherwise the dragged image would be dropped as a file and added again.
        event.dataTransfer.clearData();
        event.dataTransfer.setData('text/plain', name);
        event.dataTransfer.effectAllowed = 'move';
        setDragged(id);
      },
      onDragOver(event: DragEvent) {
        if (take(event)) setTarget(id);
      },
      onDrop(event: DragEvent) {
        if (take(event)) onMove(ids.findIndex((other) => other === dragged), ids.indexOf(id));
      },
      onDragEnd() {
        setDragged(undefined);
        setTarget(undefined);
      },
    }),
  };
}
