import { OrderDetailContainer } from '@valise/features/orders';
import { useMessages } from '@valise/ui/messages';
import { useParams } from '../router/reactRouter.ts';
import { useGoTo } from '../router/goTo.tsx';
import { useScreen } from '../router/useScreen.ts';
import { signedInMessages } from '../signedIn/messages.ts';
import { useOpenedList } from '../preferences/useOpenedList.ts';

/** /orders/ordersdetail/:id and /orders/:id */
export default function OrderDetailRoute() {
  const messages = useMessages(signedInMessages);
  const { id = '' } = useParams();
  const setSubject = useScreen(messages.orderDetail);
  const list = useOpenedList('orders').read();
  const goTo = useGoTo();
  return <OrderDetailContainer id={id} list={list} onGoTo={goTo} onSubjectChange={setSubject} />;
}
