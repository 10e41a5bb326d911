'use client';
import { useMemo, useSyncExternalStore } from 'react';

/** An object URL that exists while it has subscribers. */
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

/** An object URL for a file, revoked when the file changes or the component unmounts. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const store = useMemo(() => objectUrlOf(file), [file]);
  return useSyncExternalStore(store.subscribe, store.read, none);
}
