'use client';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { LateCode } from './loading/lateCode.ts';
import { LoadFailure } from './failure/LoadFailure.tsx';
import type { LoadFailureProps } from './failure/RetryButton.tsx';

interface SuspendingPart<Props> {
  loading?: ReactNode;
  failed?: ComponentType<Props & LoadFailureProps>;
}

/** A part that is fetched as soon as it is rendered and suspends until then. */
export function suspendingPart<Props extends object>(code: LateCode<Props>, { loading, failed: Failed = LoadFailure }: SuspendingPart<Props>) {
  const load = () => code.load().catch(() => {});
  const suspended = (): ComponentType<Props> =>
    lazy(async () => {
      await load();
      return { default: Settled as ComponentType };
    });
  let Suspended = suspended();

  function Failure(props: Props) {
    const [isRetrying, setRetrying] = useState(false);
    // When it is rendered again later, it is fetched again.
    useEffect(
      () => () => {
        Suspended = suspended();
      },
      [],
    );
    async function onRetry() {
      setRetrying(true);
      await load();
      setRetrying(false);
    }
    return <Failed {...props} isRetrying={isRetrying} onRetry={() => void onRetry()} />;
  }

  function Settled(props: Props) {
    const Loaded = useSyncExternalStore(code.subscribe, code.get, code.get);
    return Loaded ? <Loaded {...props} /> : <Failure {...props} />;
  }

  function Part(props: Props) {
    // Preloaded code is rendered without suspending: `lazy` would suspend for a moment.
    const [Shown] = useState(() => (code.get() ? Settled : Suspended));
    return <Shown {...props} />;
  }

  if (loading === undefined) return Part;
  return function PartWithLoading(props: Props) {
    return (
      <Suspense fallback={loading}>
        <Part {...props} />
      </Suspense>
    );
  };
}
