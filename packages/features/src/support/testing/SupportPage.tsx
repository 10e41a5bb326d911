import { ticket } from '@valise/contract';
import { manyTickets, readAll } from '@valise/contract/samples';
import { ready } from '@valise/ui/LoadableView';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { keptListArgs, useKeptList } from '../../kit/testing/keptList.ts';
import { ticketListState } from '../TicketList/state/ticketListState.ts';
import { TicketList, type TicketListProps } from '../TicketList/TicketList.tsx';

export const drawnTickets = readAll(ticket, manyTickets(8));

/** The arguments of a story of the ticket list. */
export const supportPageArgs = () => ({
  tickets: ready(drawnTickets),
  user: { id: '7', type: 'Partner' },
  seen: {},
  ...keptListArgs(ticketListState.default),
  onSetStatus: fn(async () => {}),
  onSettled: fn(),
});

/** The ticket list with its state and its statuses, as an application keeps them. */
export function SupportPage({ tickets, onSetStatus, ...props }: TicketListProps) {
  const kept = useKeptList(props);
  const [statuses, setStatuses] = useState<Readonly<Record<string, string>>>({});
  const withStatuses = tickets.state === 'ready' ? { ...tickets, data: tickets.data.map((each) => ({ ...each, status: statuses[each.id] ?? each.status })) } : tickets;
  return (
    <>
      <TicketList
        {...props}
        {...kept}
        tickets={withStatuses}
        onSetStatus={async (change) => {
          await onSetStatus(change);
          setStatuses((known) => ({ ...known, [change.id]: change.to }));
        }}
      />
      <Toasts />
    </>
  );
}

/** Sets the status of the selected tickets. */
export async function chooseStatus(canvas: Pick<typeof screen, 'getByRole' | 'findByRole'>, status: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: status }));
}
