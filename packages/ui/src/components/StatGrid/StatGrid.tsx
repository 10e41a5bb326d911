'use client';
import type { MouseEvent, ReactNode } from 'react';
import { ArrowRight } from '../../icons/ArrowRight.tsx';
import { safeUrl } from '../../safeUrl.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Loadable } from '../LoadableView/Loadable.ts';
import { LoadingText } from '../LoadableView/LoadingText.tsx';
import { useFocusAfterRetry } from '../LoadableView/useFocusAfterRetry.ts';
import { useFollow } from '../Link/RouterProvider.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './StatGrid.css.ts';

export interface Stat {
  /** The name of the figure, for example 'Total Products'. It is also the stat's key. */
  label: string;
  /** The figure in words, for example '$48,920'. */
  value: string;
  /** An icon for a known label, 18 px. */
  icon?: ReactNode;
  /** The address of the link: the list that the stat counts. */
  href?: string;
  /** Shown beside the figure of a linked stat on hover and focus, for example 'View orders'. */
  linkHint?: string;
}

export interface StatGridProps {
  /** Names the group. */
  label: string;
  stats: Loadable<readonly Stat[]>;
  /** Shown while loading, for example 'Loading States...'. */
  loading: string;
  /** Shown without figures, for example 'No figures yet'. */
  empty: string;
}

const places = [0, 1, 2, 3, 4];

function Waiting({ loading }: { loading: string }) {
  return (
    <div className={styles.stats}>
      {places.map((place) => (
        <div key={place} className={styles.stat}>
          <div className={styles.label}>
            {place === 0 ? <LoadingText text={loading} /> : <Skeleton width="50%" />}
            <Skeleton shape="block" width="1.125rem" height="1.125rem" />
          </div>
          <div className={styles.waitingValue}>
            <Skeleton shape="block" width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface FigureProps extends Stat {
  follow: (event: MouseEvent) => void;
}

function Figure({ label, value, icon, href, linkHint, follow }: FigureProps) {
  const address = safeUrl(href);
  return (
    <div className={address === undefined ? styles.stat : `${styles.stat} ${styles.linkedStat}`}>
      <dt className={styles.label}>
        {address === undefined ? (
          label
        ) : (
          <a href={address} className={styles.link} onClick={follow}>
            {label}
          </a>
        )}
        {icon !== undefined && (
          <span aria-hidden="true" className={styles.icon}>
            {icon}
          </span>
        )}
      </dt>
      <dd className={styles.figure}>
        <span className={styles.value}>{value}</span>
        {address !== undefined && (
          <span aria-hidden="true" className={styles.hint}>
            <span className={styles.hintText}>{linkHint}</span>
            <ArrowRight size={16} className={styles.arrow} />
          </span>
        )}
      </dd>
    </div>
  );
}

/** Figures on one ruled card: three in the first row, then two per row; on phones two per row. */
export function StatGrid({ label, stats, loading, empty }: StatGridProps) {
  const { place, onRetry } = useFocusAfterRetry(stats.state);
  const follow = useFollow();
  return (
    <section ref={place} tabIndex={-1} aria-label={label} className={styles.grid}>
      {stats.state === 'loading' && <Waiting loading={loading} />}
      {stats.state === 'failed' && (
        <div className={styles.failed}>
          <div className={styles.heldHeight}>
            <Waiting loading="" />
          </div>
          <div className={styles.failure}>
            <ErrorState
              layout="row"
              title={stats.message}
              description={stats.reason}
              isRetrying={stats.isRetrying}
              onRetry={() => {
                onRetry();
                stats.retry();
              }}
            />
          </div>
        </div>
      )}
      {stats.state === 'ready' && stats.data.length === 0 && <p className={styles.empty}>{empty}</p>}
      {stats.state === 'ready' && stats.data.length > 0 && (
        <dl className={styles.stats}>
          {stats.data.map((figure) => (
            <Figure key={figure.label} {...figure} follow={follow} />
          ))}
        </dl>
      )}
    </section>
  );
}
