import { OrderListContainer, orderList } from '@valise/features/orders';
import { useMessages } from '@valise/ui/messages';
import { signedInMessages } from '../signedIn/messages.ts';
import { useKeptList } from '../router/useKeptList.ts';
import { useScreen } from '../router/useScreen.ts';

/** /orders. The state of the list is stored in the address. */
export default function OrdersRoute() {
  const messages = useMessages(signedInMessages);
  useScreen(messages.orders);
  return <OrderListContainer {...useKeptList(orderList)} />;
}
