import type { FoundWork } from '@valise/features/shell';
import { useCallback, useEffect, useRef } from 'react';
import { answerTabs, askTabs, type Channel, openChannel } from '../session/otherTabs/tabMessages.ts';
import { unsavedWork } from '../session/otherTabs/unsavedWork.ts';
import { useSession } from '../session/SessionContext.tsx';

/**
 * Answers the tabs with the same session what this one holds unsaved.
 *
 * @returns a function that looks for what a logout would remove, in this tab at once and in the others as they answer, until the function
 * that it returns is called
 */
export function useUnsavedWork(userId: string): (onFound: (found: readonly FoundWork[]) => void) => () => void {
  const { stores, persistence } = useSession();
  const channel = useRef<Channel>(undefined);
  useEffect(() => {
    // A session of one tab ends alone.
    if (persistence !== 'browser') return undefined;
    const opened = openChannel();
    channel.current = opened;
    if (opened) answerTabs(opened, userId, () => unsavedWork(stores, userId));
    return () => {
      channel.current = undefined;
      opened?.close();
    };
  }, [stores, persistence, userId]);

  return useCallback(
    (onFound) => {
      const stop = new AbortController();
      let found: readonly FoundWork[] = unsavedWork(stores, userId).map((work) => ({ ...work, isHere: true }));
      onFound(found);
      const add = (work: Parameters<Parameters<typeof askTabs>[2]>[0]) => {
        found = [...found, ...work.map((each) => ({ ...each, isHere: false }))];
        onFound(found);
      };
      if (channel.current) askTabs(channel.current, userId, add, stop.signal);
      return () => stop.abort();
    },
    [stores, userId],
  );
}
