'use client';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { LateCode } from './loading/lateCode.ts';
import { tryLater } from './loading/tryLater.ts';
import { whenSettled } from './loading/whenSettled.ts';

/** A part that is not needed for the first render of a page. When it cannot be fetched, it is tried again in the background. */
export function idlePart<Props extends object>(code: LateCode<Props>, loading: ReactNode) {
  return function IdlePart(props: Props) {
    const Loaded = useSyncExternalStore(code.subscribe, code.get, () => undefined);
    const isMissing = Loaded === undefined;

    useEffect(() => {
      if (!isMissing) return undefined;
      let isMounted = true;
      let failures = 0;
      let cancel = whenSettled(load);
      function load() {
        code.load().catch(() => {
          if (isMounted) cancel = tryLater(load, failures);
          failures += 1;
        });
      }
      return () => {
        isMounted = false;
        cancel();
      };
    }, [isMissing]);

    return Loaded ? <Loaded {...props} /> : loading;
  };
}
