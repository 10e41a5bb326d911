'use client';
import { type ReactNode, useId } from 'react';
import { Clock } from '../../../icons/Clock.tsx';
import { WarningFill } from '../../../icons/WarningFill.tsx';
import { safeUrl } from '../../../safeUrl.ts';
import { useFollow } from '../../Link/RouterProvider.tsx';
import { SafeImage } from '../../SafeImage/SafeImage.tsx';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import * as styles from './QueueCard.css.ts';

export interface QueueCardProps {
  /** Unique in its lane. */
  id: string;
  /** The title, for example 'Order # 20418'. */
  label: string;
  /** The second line, for example the product. */
  title: string;
  /** The third line, for example the traveler. */
  person: string;
  /** A StatusBadge. */
  status: ReactNode;
  /** The address of the card's link. Without it the card is no link. */
  href?: string;
  /** The address of a picture of the item in `title`, 44 by 52 px. */
  picture?: string;
  /** The expected time, for example '16:30'. */
  eta?: string;
  /** Marks the card as overdue, in these words: 'Overdue, 25 min'. */
  overdue?: string;
}

/** The content of one item of a lane. */
export function QueueCard({ label, title, person, status, href, picture, eta, overdue }: Omit<QueueCardProps, 'id'>) {
  const id = useId();
  const follow = useFollow();
  const address = safeUrl(href);
  return (
    <>
      <div className={styles.main}>
        {picture !== undefined && (
          <span className={styles.picture}>
            <SafeImage src={picture} alt="" width={44} height={52} />
          </span>
        )}
        <div className={styles.texts}>
          <p id={`${id}-label`} className={styles.label}>
            {label}
          </p>
          <p className={styles.title}>
            {address === undefined ? (
              <bdi>{title}</bdi>
            ) : (
              <a id={`${id}-title`} href={address} aria-labelledby={`${id}-label ${id}-title`} className={styles.link} onClick={follow}>
                <bdi>{title}</bdi>
              </a>
            )}
          </p>
          <p className={styles.person}>
            <bdi>{person}</bdi>
          </p>
        </div>
      </div>
      {overdue !== undefined && (
        <p className={styles.overdue}>
          <WarningFill size={16} />
          {overdue}
        </p>
      )}
      <div className={styles.foot}>
        <div className={styles.status}>{status}</div>
        {eta !== undefined && (
          <p className={styles.eta}>
            <Clock size={14} />
            {eta}
          </p>
        )}
      </div>
    </>
  );
}

/** The height of a card with texts of one line each. */
export function QueueCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.main}>
        <div className={styles.texts}>
          {([styles.label, styles.title, styles.person] as const).map((line, place) => (
            <p key={line} className={`${line} ${styles.waitingLine}`}>
              <Skeleton width={['60%', '90%', '50%'][place]} />
            </p>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <Skeleton shape="pill" height="1.25rem" />
      </div>
    </div>
  );
}
