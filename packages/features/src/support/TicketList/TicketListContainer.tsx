'use client';
import { memo, useState } from 'react';
import { seenMessagesOf } from '../seen/seenMessages.ts';
import { TicketList, type TicketListProps } from './TicketList.tsx';
import { useTickets } from './useTickets.ts';

export type TicketListContainerProps = Omit<TicketListProps, 'tickets' | 'seen' | 'onSetStatus' | 'onSettled'>;

/** The ticket list with its data from the API. Memoised, because a page shows first, and its address then renders the route again. */
export const TicketListContainer = memo(function TicketListContainer(props: TicketListContainerProps) {
  const { tickets, setStatus, refresh } = useTickets();
  const [seen] = useState(() => seenMessagesOf(props.user.id).read());
  return <TicketList {...props} tickets={tickets} seen={seen} onSetStatus={setStatus} onSettled={refresh} />;
});
