import { type OrderListState, orderListState } from '@valise/features/orders';
import { storedEntry } from '@valise/features/kit';
import { useMemo } from 'react';
import { useSession } from '../session/SessionContext.tsx';

/** The order list as it was left in this tab, search and page included: an order leads back to it, and to its neighbours there. */
export function useOpenedOrderList() {
  const { session } = useSession();
  const userId = session?.user.id ?? '';
  return useMemo(() => {
    const query = storedEntry(`orders.opened.${userId}`, {
      storage: 'session',
      parse: (json) => (typeof json === 'string' ? json : undefined),
      fallback: '',
    });
    return {
      read: () => orderListState.parse(new URLSearchParams(query.read())),
      write: (state: OrderListState) => query.write(orderListState.query(state).toString()),
    };
  }, [userId]);
}
