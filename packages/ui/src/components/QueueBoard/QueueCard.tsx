import type { ReactNode } from 'react';
import * as styles from './QueueBoard.css.ts';

export interface QueueCardProps {
  /** Tells the cards of a lane apart. */
  id: string;
  /** What it is called, for example 'Order # 20418'. */
  label: string;
  /** What it is about, for example the product. */
  title: string;
  /** Whom it is for. */
  person: string;
  /** A StatusBadge. */
  status: ReactNode;
}

/** One thing in a lane. */
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
