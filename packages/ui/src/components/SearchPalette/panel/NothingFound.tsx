'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { line, title } from '../../EmptyState/EmptyState.css.ts';
import { Hangers } from '../../EmptyState/Hangers.tsx';
import { searchPaletteMessages } from '../messages.ts';
import * as styles from '../SearchPalette.css.ts';

interface NothingFoundProps {
  query: string;
  /** Names the searched places. */
  hint: ReactNode;
}

/** Shown instead of results. */
export function NothingFound({ query, hint }: NothingFoundProps) {
  const messages = useMessages(searchPaletteMessages);
  return (
    <div className={styles.nothing}>
      <Hangers width={106} />
      <p className={title}>{messages.searchNothing({ query: query.trim() })}</p>
      <p className={line}>{hint}</p>
    </div>
  );
}
