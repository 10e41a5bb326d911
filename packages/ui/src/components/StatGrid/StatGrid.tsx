'use client';
import type { ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Loadable } from '../LoadableView/Loadable.ts';
import { useFocusAfterRetry } from '../LoadableView/useFocusAfterRetry.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { grid, icon as iconStyle, label as labelStyle, stat, stats as statsStyle, value as valueStyle } from './StatGrid.css.ts';

export interface Stat {
  /** What is counted, for example 'Total Products'. It is also the stat's key. */
  label: string;
  /** The figure as it is shown, for example '$48,920'. */
  value: string;
  /** One icon, 18 px, when the label is known. */
  icon?: ReactNode;
}

export interface StatGridProps {
  /** Names the group. */
  label: string;
  stats: Loadable<readonly Stat[]>;
  /** Shown while loading, for example 'Loading States...'. */
  loading: string;
}

const places = [0, 1, 2, 3, 4];

function Waiting({ loading }: { loading: string }) {
  return (
    <div className={statsStyle}>
      {places.map((place) => (
        <div key={place} className={stat}>
          {place === 0 ? (
            <p role="status" className={labelStyle}>
              {loading}
            </p>
          ) : (
            <Skeleton width="60%" height="1.125rem" />
          )}
          <Skeleton shape="block" width="45%" height="2.25rem" />
        </div>
      ))}
    </div>
  );
}

/** Figures on one ruled card: three in the first row, then two a row; two a row on phones. */
export function StatGrid({ label, stats, loading }: StatGridProps) {
  const { place, onRetry } = useFocusAfterRetry(stats.state);
  return (
    <section ref={place} tabIndex={-1} aria-label={label} className={grid}>
      {stats.state === 'loading' && <Waiting loading={loading} />}
      {stats.state === 'failed' && (
        <ErrorState
          title={stats.message}
          isRetrying={stats.isRetrying}
          onRetry={() => {
            onRetry();
            stats.retry();
          }}
        />
      )}
      {stats.state === 'ready' && (
        <dl className={statsStyle}>
          {stats.data.map(({ label, value, icon }) => (
            <div key={label} className={stat}>
              <dt className={labelStyle}>
                {label}
                {icon !== undefined && (
                  <span aria-hidden="true" className={iconStyle}>
                    {icon}
                  </span>
                )}
              </dt>
              <dd className={valueStyle}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
