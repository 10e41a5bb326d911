import { OrderListContainer, orderListState } from '@valise/features/orders';
import { useMessages } from '@valise/ui/messages';
import { useEffect } from 'react';
import { useOpenedOrderList } from '../preferences/useOpenedOrderList.ts';
import { signedInMessages } from '../signedIn/messages.ts';
import { useKeptList } from '../router/useKeptList.ts';
import { useScreen } from '../router/useScreen.ts';

/** /orders. The state of the list is stored in the address. */
export default function OrdersRoute() {
  const messages = useMessages(signedInMessages);
  useScreen(messages.orders);
  const list = useKeptList('orders', orderListState);
  const opened = useOpenedOrderList();
  useEffect(() => {
    opened.write(list.listState);
  }, [opened, list.listState]);
  return <OrderListContainer {...list} />;
}
