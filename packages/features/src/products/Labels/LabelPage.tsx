'use client';
import type { QrShape } from '@valise/ui/QrCode';
import { useMessages } from '@valise/ui/messages';
import { memo } from 'react';
import { barcodeGroups } from '../../domain/barcodeGroups.ts';
import * as styles from './Label.css.ts';
import type { LabelContent } from './labelPages.ts';
import { cutMarks, type LabelSizeName, labelSizes } from './labelSizes.ts';
import { labelMessages } from './messages.ts';

export interface LabelPageProps {
  size: LabelSizeName;
  /** The label in each place of the page; null leaves the place empty. */
  places: readonly (LabelContent | null)[];
  shapeOf: (code: string) => QrShape;
}

/** One page of labels. Its lengths are in millimetres, `styles.mm`. */
export const LabelPage = memo(function LabelPage({ size, places, shapeOf }: LabelPageProps) {
  const marks = cutMarks(labelSizes[size]);
  const { width, height } = labelSizes[size].page;
  return (
    <div className={`${styles.page} ${styles.pages[size]}`}>
      {places.map((label, place) => (label === null ? <div key={place} /> : <Label key={place} size={size} label={label} shape={shapeOf(label.code)} />))}
      {marks.length > 0 && (
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles.marks}>
          <path d={marks.map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`).join('')} />
        </svg>
      )}
    </div>
  );
});

function Label({ size, label: { name, brand, sku, code }, shape: { side, path } }: { size: LabelSizeName; label: LabelContent; shape: QrShape }) {
  const messages = useMessages(labelMessages);
  return (
    <div data-label="" className={styles.label}>
      <svg role="img" aria-label={messages.qrOf({ code })} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" className={styles.codes[size]}>
        <path d={path} />
      </svg>
      <div className={styles.words}>
        <div dir="auto" className={styles.name}>
          {name}
        </div>
        <div dir="auto" className={styles.brand}>
          {brand}
        </div>
        <div dir="auto" className={styles.sku}>
          {sku}
        </div>
        <div dir="auto" className={styles.code}>
          {barcodeGroups(code)}
        </div>
      </div>
    </div>
  );
}
