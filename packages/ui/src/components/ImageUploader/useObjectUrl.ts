'use client';
import { useMemo, useSyncExternalStore } from 'react';

/** An address that exists while someone listens. */
function objectUrlOf(file: Blob | undefined) {
  let url: string | undefined;
  return {
    subscribe(changed: () => void) {
      if (file !== undefined) url = URL.createObjectURL(file);
      changed();
      return () => {
        if (url !== undefined) URL.revokeObjectURL(url);
        url = undefined;
      };
    },
    read: () => url,
  };
}

const none = () => undefined;

/** An address for a file of this machine, given back when the file or the component goes. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const store = useMemo(() => objectUrlOf(file), [file]);
  return useSyncExternalStore(store.subscribe, store.read, none);
}
