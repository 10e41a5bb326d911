'use client';
import { type ComponentType, lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { LoadFailure } from './failure/LoadFailure.tsx';
import type { LoadFailureProps } from './failure/RetryButton.tsx';
import { lateCode, type LoadComponent } from './loading/lateCode.ts';

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of time. It never rejects: the part itself shows that it failed. */
  preload: () => Promise<void>;
};

export interface LazyPartOptions<Props> {
  /** Shown when the code could not be fetched. It gets the part's own props. @default a sentence, Try again and Reload page */
  failed?: ComponentType<Props & LoadFailureProps>;
}

/**
 * Fetches a component's code and styles late, and suspends until they have arrived. A failed request is retried once, after a second;
 * then the part shows its failure with Try again. Use `lazyOverlay` for a part that opens over the page.
 */
export function lazyPart<Props extends object = object>(
  load: LoadComponent<Props>,
  { failed: Failed = LoadFailure }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const code = lateCode(load);
  const preload = () => code.load().catch(() => {});
  const suspended = (): ComponentType<Props> =>
    lazy(async () => {
      await preload();
      return { default: Settled as ComponentType };
    });
  let Suspended = suspended();

  function Failure(props: Props) {
    const [isRetrying, setRetrying] = useState(false);
    // Once this failure unmounts, the next render of the part fetches its code again.
    useEffect(
      () => () => {
        Suspended = suspended();
      },
      [],
    );
    async function onRetry() {
      setRetrying(true);
      await preload();
      setRetrying(false);
    }
    return <Failed {...props} isRetrying={isRetrying} onRetry={() => void onRetry()} />;
  }

  function Settled(props: Props) {
    const Loaded = useSyncExternalStore(code.subscribe, code.get, code.get);
    return Loaded ? <Loaded {...props} /> : <Failure {...props} />;
  }

  function Part(props: Props) {
    // Preloaded code renders without suspending. React's `lazy` would suspend for a moment.
    const [Shown] = useState(() => (code.get() ? Settled : Suspended));
    return <Shown {...props} />;
  }
  return Object.assign(Part, { preload });
}
