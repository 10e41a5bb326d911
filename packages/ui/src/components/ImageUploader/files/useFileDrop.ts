'use client';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { dropZone, useStrayFiles } from '../../../fileDrops/useStrayFiles.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Accepts files that are dropped on an element or pasted while the focus is in it. A file beside it is not opened by the browser. */
export function useFileDrop({ isDisabled, onFiles }: { isDisabled: boolean; onFiles: (files: File[]) => void }) {
  const [isDropTarget, setDropTarget] = useState(false);
  useStrayFiles();

  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    const files = [...data.files];
    if (isDisabled || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };

  const handlers = {
    ...(!isDisabled && dropZone),
    'data-drop-target': isDropTarget || undefined,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      // Without this the browser would navigate to the file.
      event.preventDefault();
      event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
      setDropTarget(!isDisabled);
    },
    onDragLeave(event: DragEvent) {
      const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) setDropTarget(false);
    },
    onDrop(event: DragEvent) {
      setDropTarget(false);
      if (hasFiles(event)) event.preventDefault();
      take(event, event.dataTransfer);
    },
    onPaste(event: ClipboardEvent) {
      take(event, event.clipboardData);
    },
  };
  return handlers;
}
