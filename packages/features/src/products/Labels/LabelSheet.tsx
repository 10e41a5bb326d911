'use client';
import { useIsPrinting } from '@valise/ui/QueueBoard';
import { createPortal } from 'react-dom';
import { usePrintedPage } from '../../kit/print/usePrintedPage.ts';
import { LabelPage, type LabelPageProps } from './LabelPage.tsx';
import type { LabelContent } from './labelPages.ts';
import { labelSizes } from './labelSizes.ts';
import * as styles from './LabelSheet.css.ts';

export interface LabelSheetProps extends Pick<LabelPageProps, 'size' | 'shapeOf'> {
  pages: readonly (readonly (LabelContent | null)[])[];
}

/** Replaces everything else on the page by the labels while it is printed. */
export function LabelSheet(props: LabelSheetProps) {
  return useIsPrinting() ? createPortal(<PrintedLabels {...props} />, document.body) : null;
}

function PrintedLabels({ size, pages, shapeOf }: LabelSheetProps) {
  const { width, height } = labelSizes[size].page;
  usePrintedPage({ size: `${width}mm ${height}mm`, margin: '0' });
  return (
    <div data-label-sheet="" className={styles.sheet}>
      {pages.map((places, page) => (
        <div key={page} className={styles.paper}>
          <LabelPage size={size} places={places} shapeOf={shapeOf} />
        </div>
      ))}
    </div>
  );
}
