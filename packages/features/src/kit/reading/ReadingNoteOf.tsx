'use client';
import { lazyPart } from '@valise/ui/lazyPart';
import { Suspense } from 'react';
import type { Read } from '../api/toLoadable.ts';
import type { ReadingNotesProps } from './ReadingNotes.tsx';

const LazyNotes = lazyPart<ReadingNotesProps>(async () => (await import('./ReadingNotes.tsx')).ReadingNotes);

export interface ReadingNoteOfProps {
  /** What has been read, as `useLoadable` returns it. */
  value: Read<unknown>;
}

/** What a screen says beside what has been read: only a part, a busy server, what could not be read. Its code is fetched when there is something to say. */
export function ReadingNoteOf({ value }: ReadingNoteOfProps) {
  if (value.note === undefined) return null;
  return (
    <Suspense>
      <LazyNotes note={value.note} />
    </Suspense>
  );
}
