'use client';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useCallback, useState } from 'react';
import { useOnce, useProblemText } from '../../shared/index.ts';
import { productMessages } from '../messages.ts';

interface Asked {
  ids: readonly string[];
  /** Asked for the selected products, not for one row. */
  isBulk: boolean;
}

/** Asks before products are deleted, and tells how it went. The question stays until the answer is there. */
export function useDeletion(deleteProducts: (ids: readonly string[]) => Promise<void>, onDeleted: (ids: readonly string[]) => void) {
  const messages = useMessages(productMessages);
  const problemText = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const [{ ids, isBulk }, setAsked] = useState<Asked>({ ids: [], isBulk: false });
  const [error, setError] = useState<string>();

  const { run: confirm, isBusy } = useOnce(async () => {
    setError(undefined);
    const failed = isBulk ? messages.failedToDeleteMany : messages.failedToDeleteOne;
    try {
      await deleteProducts(ids);
    } catch (problem) {
      setError(problemText(problem, failed));
      notify(failed, { tone: 'critical' });
      return;
    }
    setOpen(false);
    onDeleted(ids);
    notify(isBulk ? messages.deletedMany : messages.deletedOne);
  });

  const ask = useCallback((asked: Asked) => {
    setError(undefined);
    setAsked(asked);
    setOpen(true);
  }, []);

  return {
    isOpen,
    count: ids.length,
    isBusy,
    error,
    ask,
    confirm: () => void confirm(),
    cancel: () => setOpen(false),
  };
}
