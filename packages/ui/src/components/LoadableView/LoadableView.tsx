'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { Loadable } from './Loadable.ts';
import { view, waiting, waitingAbove } from './LoadableView.css.ts';

export interface LoadableViewProps<Data> {
  value: Loadable<Data>;
  /** Says what is being waited for, for example 'Loading product...'. Always visible. */
  loading: string;
  /** The shape of what will come, under the text. @default a spinner beside the text */
  skeleton?: ReactNode;
  /** Shows the data. While it is asked for again, what is on screen stays. */
  children: (data: Data, isRefreshing: boolean) => ReactNode;
}

/** Shows data that has to be asked for: waiting for it, failed with a way to try again, or there. */
export function LoadableView<Data>({ value, loading, skeleton, children }: LoadableViewProps<Data>) {
  const place = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);

  // The retry button leaves with the failure. Focus stays here instead of falling to the top of the page.
  useLayoutEffect(() => {
    if (!hasRetried.current || value.state === 'failed') return;
    if (document.activeElement === document.body) place.current?.focus();
    if (value.state === 'ready') hasRetried.current = false;
  }, [value.state]);

  return (
    <div ref={place} tabIndex={-1} className={view}>
      {value.state === 'loading' && skeleton === undefined && (
        <p role="status" className={waiting}>
          <Spinner />
          {loading}
        </p>
      )}
      {value.state === 'loading' && skeleton !== undefined && (
        <>
          <p role="status" className={waitingAbove}>
            {loading}
          </p>
          {skeleton}
        </>
      )}
      {value.state === 'failed' && (
        <ErrorState
          title={value.message}
          isRetrying={value.isRetrying}
          onRetry={() => {
            hasRetried.current = true;
            value.retry();
          }}
        />
      )}
      {value.state === 'ready' && children(value.data, value.isRefreshing)}
    </div>
  );
}
