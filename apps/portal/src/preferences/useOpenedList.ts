import { openedListOf } from '@valise/features/kit';
import { useMemo } from 'react';
import { useSession } from '../session/SessionContext.tsx';

/**
 * The list of this name as it was when one of its rows was opened in this tab, for the row's screen: it links back, and to the
 * next and previous row.
 */
export function useOpenedList(name: string) {
  const { session } = useSession();
  const userId = session?.user.id ?? '';
  return useMemo(() => openedListOf(name, userId), [name, userId]);
}
