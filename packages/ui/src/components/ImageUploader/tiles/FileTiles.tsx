'use client';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { RefusedFile, ShrinkingFile } from '../files/useAddImages.ts';
import { focusBeside } from './focusTile.ts';
import { RefusedTile } from './RefusedTile.tsx';
import { ShrinkingTile } from './ShrinkingTile.tsx';

interface FileTilesProps {
  shrinking: readonly ShrinkingFile[];
  refused: readonly RefusedFile[];
  reasonOf: (file: RefusedFile) => string;
  onDismiss: (id: string) => void;
  /** The list of tiles. */
  list: RefObject<HTMLElement | null>;
}

/** The tiles of files that are not in the list of images: those that are being made smaller, and rejected ones. */
export function FileTiles({ shrinking, refused, reasonOf, onDismiss, list }: FileTilesProps) {
  return (
    <>
      {shrinking.map(({ id, name }) => (
        <li key={id}>
          <ShrinkingTile name={name} />
        </li>
      ))}
      {refused.map((file, index) => (
        <li key={file.id} data-id={file.id}>
          <RefusedTile
            name={file.name}
            reason={reasonOf(file)}
            onDismiss={() => {
              flushSync(() => onDismiss(file.id));
              focusBeside(list.current, refused.map(({ id }) => id), index);
            }}
          />
        </li>
      ))}
    </>
  );
}
