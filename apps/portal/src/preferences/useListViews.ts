import { type ListViews, noViews, parseViews, storedEntry } from '@valise/features/kit';
import { useMemo } from 'react';
import { useSession } from '../session/SessionContext.tsx';
import { useStored } from './useStored.ts';

/** The saved views of a list, stored per user and browser under the list's name. */
export function useListViews(list: string) {
  const { session } = useSession();
  const userId = session?.user.id ?? '';
  const [views, onViewsChange] = useStored(
    useMemo(() => storedEntry<ListViews>(`views.${list}.${userId}`, { storage: 'local', parse: parseViews, fallback: noViews, isChoice: true }), [list, userId]),
  );
  return { views, onViewsChange };
}
