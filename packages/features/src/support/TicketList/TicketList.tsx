'use client';
import type { Ticket, User } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useRef } from 'react';
import type { KeptList } from '../../kit/list/keptList.ts';
import { type ListHandle, ListScreen } from '../../kit/list/ListScreen.tsx';
import type { OnSaving } from '../../kit/submit/onSaving.ts';
import { isReadOnlyFor } from '../isReadOnlyFor.ts';
import { supportMessages } from '../messages.ts';
import type { SeenMessages } from '../seen/seenMessages.ts';
import type { TicketListState } from './state/ticketListState.ts';
import { StatusRunDialog } from './StatusRun/StatusRunDialog.tsx';
import { useStatusRun } from './StatusRun/useStatusRun.ts';
import { ticketList } from './ticketListDefinition.tsx';
import { useNow } from '../../kit/format/useNow.ts';
import type { StatusChange } from './useTickets.ts';

export interface TicketListProps extends KeptList<TicketListState> {
  tickets: Loadable<readonly Ticket[]>;
  /** The signed-in user. Their own messages are not unread; the type `user` cannot set the status of an order's ticket. */
  user: Pick<User, 'id' | 'type'>;
  /** The messages that this user has seen in this browser. */
  seen: SeenMessages;
  /** Sets one ticket's status; rejects when that failed. */
  onSetStatus: (change: StatusChange) => Promise<void>;
  onSaving?: OnSaving;
  /** Called once each of several statuses has been set or refused. */
  onSettled: () => void;
}

/** The tickets of a partner, with search, filter and one status for several. */
export function TicketList({ tickets, user, seen, onSetStatus, onSaving, onSettled, ...kept }: TicketListProps) {
  const messages = useMessages(supportMessages);
  const list = useRef<ListHandle>(null);
  const now = useNow();
  const statusRun = useStatusRun({ onSetStatus, onSaving, onSettled });
  const setStatus = (status: string, selected: readonly Ticket[]) => {
    const settable = selected.filter((ticket) => !isReadOnlyFor(user, ticket));
    if (settable.length < selected.length) notify(messages.onlyRead({ count: selected.length - settable.length }), { tone: 'info' });
    if (settable.length > 0) statusRun.setStatus(settable, status);
  };
  const isReadOnly = tickets.state !== 'ready' || tickets.data.every((ticket) => isReadOnlyFor(user, ticket));
  return (
    <>
      <ListScreen ref={list} list={ticketList} rows={tickets} context={{ user, seen, now, onSetStatus: isReadOnly ? undefined : setStatus }} {...kept} />
      <StatusRunDialog {...statusRun.dialog} restoreFocusTo={() => list.current?.restoreFocusTo() ?? null} />
    </>
  );
}
