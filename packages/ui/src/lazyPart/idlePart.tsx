'use client';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { LateCode } from './loading/lateCode.ts';
import { whenIdle } from './loading/whenIdle.ts';

const RETRY_MS = 30_000;

/** A part that is not needed for the first render of a page. When it cannot be fetched, it is tried again in the background. */
export function idlePart<Props extends object>(code: LateCode<Props>, loading: ReactNode) {
  return function IdlePart(props: Props) {
    const Loaded = useSyncExternalStore(code.subscribe, code.get, () => undefined);
    const isMissing = Loaded === undefined;

    useEffect(() => {
      if (!isMissing) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const load = () => {
        clearTimeout(timer);
        code.load().catch(() => {
          timer = setTimeout(load, RETRY_MS);
        });
      };
      const cancel = whenIdle(load);
      window.addEventListener('online', load);
      return () => {
        cancel();
        clearTimeout(timer);
        window.removeEventListener('online', load);
      };
    }, [isMissing]);

    return Loaded ? <Loaded {...props} /> : loading;
  };
}
