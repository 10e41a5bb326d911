import type { ReactNode } from 'react';
import * as styles from '../QueueBoard.css.ts';

export interface QueueCardProps {
  /** Unique in its lane. */
  id: string;
  /** Its title, for example 'Order # 20418'. */
  label: string;
  /** The second line, for example the product. */
  title: string;
  /** The third line, for example the traveler. */
  person: string;
  /** A StatusBadge. */
  status: ReactNode;
}

/** One item of a lane. */
export function QueueCard({ label, title, person, status }: Omit<QueueCardProps, 'id'>) {
  return (
    <>
      <p className={styles.cardLabel}>{label}</p>
      <p className={styles.cardTitle}>{title}</p>
      <p className={styles.cardPerson}>{person}</p>
      <div className={styles.cardStatus}>{status}</div>
    </>
  );
}
