'use client';
import type { Ticket } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBulkRun } from '../../../kit/bulk/useBulkRun.ts';
import type { OnSaving } from '../../../kit/submit/onSaving.ts';
import { useFailureOf } from '../../../kit/submit/useFailureOf.ts';
import { useUndo } from '../../../kit/undo/useUndo.ts';
import { supportMessages } from '../../messages.ts';
import { ticketStatuses } from '../../ticketStatus.ts';
import { numberIn } from '../TicketParts/TicketParts.tsx';
import type { StatusChange } from '../useTickets.ts';

interface Change extends StatusChange {
  /** The ticket's number. */
  number: string;
  from: string;
}

interface Batch {
  changes: readonly Change[];
  /** The new status; null when each ticket gets its former status back. */
  status: string | null;
}

interface StatusRunOptions {
  onSetStatus: (change: StatusChange) => Promise<void>;
  onSaving?: OnSaving;
  /** Called once no more tickets are being changed. */
  onSettled: () => void;
}

/** Sets the status of several tickets, one at a time, and offers to restore the former ones. */
export function useStatusRun({ onSetStatus, onSaving, onSettled }: StatusRunOptions) {
  const messages = useMessages(supportMessages);
  const labelOf = (status: string) => ticketStatuses.labelOf(status, messages);
  const failureOf = useFailureOf();
  const offerUndo = useUndo();
  const { progress, isRunning, waitsUntil, add, stop } = useBulkRun<Change, void>({ onSaving });
  const [batch, setBatch] = useState<Batch>();
  const changes = batch?.changes ?? [];
  const isDone = ({ id }: Change) => progress.get(id)?.state === 'done';
  const done = changes.filter(isDone);
  const failed = changes.flatMap(({ id, number }) => {
    const state = progress.get(id);
    return state?.state === 'failed' ? [{ id, number, failure: failureOf(state.problem, messages.failedToSet) }] : [];
  });

  function start(next: Batch) {
    setBatch(next);
    add(next.changes, onSetStatus);
  }

  function setStatus(tickets: readonly Ticket[], status: string) {
    const changed = tickets.filter((ticket) => ticket.status !== status);
    if (changed.length === 0) return notify(messages.nothingToSet({ status: labelOf(status) }), { tone: 'info' });
    start({ status, changes: changed.map((ticket) => ({ id: ticket.id, number: numberIn(messages)(ticket), from: ticket.status, to: status })) });
  }

  /** Sends failed changes without their conflict check: the user has read that somebody else changed the ticket. */
  function retry() {
    const again = changes.filter(({ id }) => progress.get(id)?.state === 'failed');
    add(again, ({ id, to }) => onSetStatus({ id, to }));
  }

  function report() {
    if (batch === undefined || done.length === 0) return;
    const { status } = batch;
    if (status === null) return void notify(messages.statusesRestored({ count: done.length }));
    offerUndo(messages.statusSet({ count: done.length, status: labelOf(status) }), () =>
      start({ status: null, changes: done.map(({ from, to, ...change }) => ({ ...change, from: to, to: from, expected: to })) }),
    );
  }

  // The dialog closes when all changes are done, because nothing is left to decide.
  const isComplete = !isRunning && done.length === changes.length;
  const onEnd = useEffectEvent(() => {
    if (batch === undefined) return;
    onSettled();
    if (isComplete) report();
  });
  useEffect(() => {
    if (!isRunning) onEnd();
  }, [isRunning]);

  function close() {
    setBatch(undefined);
    report();
  }

  const title = batch?.status ? messages.settingStatus({ status: labelOf(batch.status) }) : messages.statusesPutBack;
  return {
    setStatus,
    dialog: { isOpen: batch !== undefined && !isComplete, title, done: done.length, total: changes.length, failed, isRunning, waitsUntil, onStop: stop, onRetry: retry, onClose: close },
  };
}
