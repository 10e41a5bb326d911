import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

const RETRY_MS = 30_000;

/** A part of the page that its first sight does without: nothing until its code has come, once the browser is idle. */
export function lazyWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function WhenIdle(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    useEffect(() => {
      const fetchCode = () =>
        void load().then(
          (component) => setLoaded(() => component),
          () => setTimeout(fetchCode, RETRY_MS),
        );
      return whenIdle(fetchCode);
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
