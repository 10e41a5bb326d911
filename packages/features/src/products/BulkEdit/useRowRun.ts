'use client';
import { type StoredProduct, waitAfter } from '@valise/contract';
import type { AnnouncerHandle } from '@valise/ui/Announcer';
import { useMessages } from '@valise/ui/messages';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BulkState } from '../../kit/bulk/bulkRun.ts';
import { useBulkRun } from '../../kit/bulk/useBulkRun.ts';
import type { OnSaving } from '../../kit/submit/onSaving.ts';
import { useFailureOf } from '../../kit/submit/useFailureOf.ts';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import { nameIn } from '../ProductParts/ProductParts.tsx';
import { bulkEditMessages } from './messages.ts';
import type { BulkRow } from './rules/bulkRows.ts';
import { ChangedElsewhere, useRowChange } from './useRowChange.ts';

interface RowRunOptions {
  /** A product differs from its row. */
  onNewer: (now: StoredProduct) => void;
  onSaving?: OnSaving;
  /** Called once every row has been changed. */
  onComplete: (rows: readonly BulkRow[]) => void;
}

/** The state of a run over rows, as a dialog shows it. */
export interface RowRun extends BulkState<BulkRow> {
  /** How many rows the run changes; 0 before the start. */
  total: number;
  /** The changed rows, as they were sent. */
  rows: () => readonly BulkRow[];
  /** Why a row failed, in one line; undefined if it did not fail. */
  failureOf: (row: BulkRow) => string | undefined;
  start: (rows: readonly BulkRow[]) => void;
  retry: (rows: readonly BulkRow[]) => void;
  stop: () => void;
}

/** Changes rows one at a time. The start, each failure and the end are announced. */
export function useRowRun({ onNewer, onSaving, onComplete }: RowRunOptions): { run: RowRun; announcer: RefObject<AnnouncerHandle | null> } {
  const messages = useMessages(bulkEditMessages);
  const { failedToUpdate } = useMessages(productFormMessages);
  const nameOf = nameIn(useMessages(productMessages));
  const readFailure = useFailureOf();
  const changeRow = useRowChange();
  const { add, stop, ...state } = useBulkRun<BulkRow, BulkRow>({ onSaving });
  const [total, setTotal] = useState(0);
  const announcer = useRef<AnnouncerHandle>(null);
  const announce = (text: string) => announcer.current?.announce(text);

  const reasonOf = (problem: unknown) => {
    const { message, detail, fields = {} } = readFailure(problem, failedToUpdate);
    return [message, detail, ...Object.values(fields).flat()].filter((part) => part !== undefined).join(' ');
  };

  async function send(row: BulkRow): Promise<BulkRow> {
    try {
      await changeRow(row);
      return row;
    } catch (problem) {
      if (problem instanceof ChangedElsewhere) onNewer(problem.now);
      // The run waits and tries again.
      if (waitAfter(problem, 0) === undefined) announce(messages.failedRow({ name: nameOf(row.product), reason: reasonOf(problem) }));
      throw problem;
    }
  }

  const rows = () => [...state.progress.values()].flatMap((progress) => (progress.state === 'done' ? [progress.outcome] : []));
  const onEnd = useEffectEvent(() => {
    if (total === 0) return;
    if (state.done === total) return onComplete(rows());
    const stopped = total - state.done - state.failed;
    const ends = [
      messages.doneOf({ done: state.done, total }),
      ...(state.failed > 0 ? [messages.failedCount({ count: state.failed })] : []),
      ...(stopped > 0 ? [messages.notSent({ count: stopped })] : []),
    ];
    announce(ends.join(', '));
  });
  useEffect(() => {
    if (!state.isRunning) onEnd();
  }, [state.isRunning]);

  const run: RowRun = {
    ...state,
    total,
    rows,
    stop,
    failureOf: ({ id }) => {
      const progress = state.progress.get(id);
      return progress?.state === 'failed' ? reasonOf(progress.problem) : undefined;
    },
    start: (started) => {
      setTotal(started.length);
      announce(messages.startedWith({ count: started.length }));
      add(started, send);
    },
    retry: (again) => {
      const [first] = again;
      announce(again.length === 1 && first ? messages.retrying({ name: nameOf(first.product) }) : messages.startedWith({ count: again.length }));
      add(again, send);
    },
  };
  return { run, announcer };
}
