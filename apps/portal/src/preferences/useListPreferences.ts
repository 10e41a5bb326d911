import { useMemo } from 'react';
import { useSession } from '../session/SessionContext.tsx';
import { listPreferencesOf } from './listPreferences.ts';
import { useStored } from './useStored.ts';

/** The columns and the density of a list's table, stored per user and browser under the list's name. */
export function useListPreferences(list: string) {
  const { session } = useSession();
  const userId = session?.user.id ?? '';
  const [preferences, onPreferencesChange] = useStored(useMemo(() => listPreferencesOf(list, userId), [list, userId]));
  return { preferences, onPreferencesChange };
}
