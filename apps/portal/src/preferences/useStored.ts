import type { StoredEntry } from '@valise/features/kit';
import { useCallback, useEffect, useState } from 'react';

/** A stored value and a function that replaces it. It follows another tab's changes. */
export function useStored<Value>(entry: StoredEntry<Value>): [Value, (value: Value) => void] {
  const [value, setValue] = useState(entry.read);
  useEffect(() => {
    function followOtherTabs({ key }: StorageEvent) {
      if (key === entry.key || key === null) setValue(entry.read());
    }
    window.addEventListener('storage', followOtherTabs);
    return () => window.removeEventListener('storage', followOtherTabs);
  }, [entry]);
  const store = useCallback(
    (next: Value) => {
      setValue(next);
      entry.write(next);
    },
    [entry],
  );
  return [value, store];
}
