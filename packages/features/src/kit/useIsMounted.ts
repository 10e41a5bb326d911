import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is mounted, for code that goes on after an answer of the server. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
