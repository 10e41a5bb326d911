import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface Description {
  /** The term, for example 'ETA'. It is also the line's key. */
  term: string;
  description: ReactNode;
  /** The total of the lines above, below a stitched line. Only in `rows`. @default false */
  isTotal?: boolean;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** `rows`: below each other, like a receipt. `facts`: side by side, two a row in little room. @default 'rows' */
  layout?: 'rows' | 'facts';
}

function Row({ term, description, isTotal = false }: Description) {
  return (
    <div className={isTotal ? styles.total : styles.row}>
      <dt className={isTotal ? styles.totalTerm : styles.rowTerm}>{term}</dt>
      <dd className={isTotal ? styles.totalDescription : styles.rowDescription}>{description}</dd>
    </div>
  );
}

/** Facts about one thing. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  if (layout === 'rows') {
    return (
      <dl className={styles.rows}>
        {items.map((item) => (
          <Row key={item.term} {...item} />
        ))}
      </dl>
    );
  }
  return (
    <div className={styles.factsBox}>
      <dl className={styles.facts}>
        {items.map(({ term, description }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.factTerm}>{term}</dt>
            <dd className={styles.factDescription}>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
