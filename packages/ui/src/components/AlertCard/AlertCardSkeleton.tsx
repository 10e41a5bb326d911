import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './AlertCard.css.ts';

/** The placeholder of an `AlertCard` while alerts are loading. It has the height of a card whose texts take one line each. */
export function AlertCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <span className={styles.waitingLabel}>
          <Skeleton width="60%" />
        </span>
        <Skeleton width="1.25rem" />
      </div>
      <div className={styles.line}>
        <span className={styles.waitingDescription}>
          <Skeleton width="80%" height="0.5625rem" />
        </span>
        <Skeleton width="3rem" height="0.5625rem" />
      </div>
    </div>
  );
}
