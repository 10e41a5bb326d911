'use client';
import { type ComponentType, useEffect, useState } from 'react';

/** A page has settled by then; until then its own code comes first. */
const SETTLED_MS = 5000;
const RETRY_MS = 1000;

/**
 * What opens over the page, without its weight in the page: its code comes when it is first opened, or once the page
 * has settled. Where the code cannot be had, it is asked for again as long as the overlay is wanted.
 */
export function lazyOverlay<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;

  return function LazyOverlay(props: Props) {
    const [, setAttempt] = useState(0);
    const isMissing = Loaded === undefined;
    const { isOpen } = props;

    useEffect(() => {
      if (!isMissing) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isWanted = true;
      const fetchCode = () =>
        load().then(
          (component) => {
            Loaded = component;
            if (isWanted) setAttempt((count) => count + 1);
          },
          () => {
            if (isWanted) timer = setTimeout(fetchCode, RETRY_MS);
          },
        );
      if (isOpen) void fetchCode();
      else timer = setTimeout(fetchCode, SETTLED_MS);
      return () => {
        isWanted = false;
        clearTimeout(timer);
      };
    }, [isMissing, isOpen]);

    return Loaded && <Loaded {...props} />;
  };
}
