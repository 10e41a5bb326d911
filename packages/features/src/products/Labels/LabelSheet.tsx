'use client';
import { useIsPrinting } from '@valise/ui/QueueBoard';
import { createPortal } from 'react-dom';
import { LabelPage, type LabelPageProps } from './LabelPage.tsx';
import type { LabelContent } from './labelPages.ts';
import * as styles from './LabelSheet.css.ts';

export interface LabelSheetProps extends Pick<LabelPageProps, 'size' | 'shapeOf'> {
  pages: readonly (readonly (LabelContent | null)[])[];
}

/** Replaces everything else on the page by the labels while it is printed. */
export function LabelSheet({ size, pages, shapeOf }: LabelSheetProps) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  return createPortal(
    <div data-label-sheet="" className={`${styles.sheet} ${styles.papers[size]}`}>
      {pages.map((places, page) => (
        <div key={page} className={styles.paper}>
          <LabelPage size={size} places={places} shapeOf={shapeOf} />
        </div>
      ))}
    </div>,
    document.body,
  );
}
