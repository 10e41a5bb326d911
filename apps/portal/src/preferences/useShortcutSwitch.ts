import { storedEntry } from '@valise/features/kit';
import { useMemo } from 'react';
import { useStored } from './useStored.ts';

/** Whether the shortcuts without Ctrl or ⌘ are on, stored per user and browser. They are on at first. */
export function useShortcutSwitch(userId: string) {
  return useStored(
    useMemo(
      () =>
        storedEntry<boolean>(`shortcuts.${userId}`, {
          storage: 'local',
          parse: (json) => (typeof json === 'boolean' ? json : undefined),
          fallback: true,
          isChoice: true,
        }),
      [userId],
    ),
  );
}
