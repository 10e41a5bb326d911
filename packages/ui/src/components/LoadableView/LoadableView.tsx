'use client';
import type { ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { Loadable } from './Loadable.ts';
import { view, waiting, waitingAbove } from './LoadableView.css.ts';
import { useFocusAfterRetry } from './useFocusAfterRetry.ts';

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
  const { place, onRetry } = useFocusAfterRetry(value.state);
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
            onRetry();
            value.retry();
          }}
        />
      )}
      {value.state === 'ready' && children(value.data, value.isRefreshing)}
    </div>
  );
}
