import { useWaitingOrders } from '@valise/features/orders';
import { useWaitingRefunds } from '@valise/features/refunds';
import type { WaitingWork } from '@valise/features/shell';
import { useWaitingTickets } from '@valise/features/support';
import { useMemo } from 'react';
import { useSession } from '../session/SessionContext.tsx';

const nobody = { id: '', type: '' };

/** What waits for the signed-in user, as far as the lists have been loaded. */
export function useWaitingWork(): WaitingWork {
  const { session } = useSession();
  const orders = useWaitingOrders();
  const refunds = useWaitingRefunds();
  const tickets = useWaitingTickets(session?.user ?? nobody);
  return useMemo(() => ({ orders, refunds, tickets }), [orders, refunds, tickets]);
}
