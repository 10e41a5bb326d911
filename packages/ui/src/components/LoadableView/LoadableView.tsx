'use client';
import type { ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '../ErrorState/ErrorState.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { Loadable } from './Loadable.ts';
import { view, waiting, waitingAbove } from './LoadableView.css.ts';
import { LoadingText } from './LoadingText.tsx';
import { useFocusAfterRetry } from './useFocusAfterRetry.ts';

export interface LoadableViewProps<Data> {
  value: Loadable<Data>;
  /** Shown while loading, for example 'Loading product...'. */
  loading: string;
  /** A placeholder for the content, below the text. @default a spinner beside the text */
  skeleton?: ReactNode;
  /** `block` shows a failure in place of a page, `row` in one line in place of a part of it. @default 'block' */
  failureLayout?: ErrorStateProps['layout'];
  /** Renders the data. During a refresh the current data stays visible. */
  children: (data: Data, isRefreshing: boolean) => ReactNode;
}

/** Shows fetched data: loading, failed with a retry button, or ready. */
export function LoadableView<Data>({ value, loading, skeleton, failureLayout, children }: LoadableViewProps<Data>) {
  const { place, onRetry } = useFocusAfterRetry(value.state);
  return (
    <div ref={place} tabIndex={-1} className={view}>
      {value.state === 'loading' && skeleton === undefined && (
        <LoadingText text={loading} className={waiting}>
          <Spinner />
        </LoadingText>
      )}
      {value.state === 'loading' && skeleton !== undefined && (
        <>
          <LoadingText text={loading} className={waitingAbove} />
          {skeleton}
        </>
      )}
      {value.state === 'failed' && (
        <ErrorState
          layout={failureLayout}
          title={value.message}
          description={value.reason}
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
