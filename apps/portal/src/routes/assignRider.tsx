import { AssignRiderContainer } from '@valise/features/orders';
import { useMessages } from '@valise/ui/messages';
import { useOpenedList } from '../preferences/useOpenedList.ts';
import { useParams } from '../router/reactRouter.ts';
import { useGoTo } from '../router/goTo.tsx';
import { useScreen } from '../router/useScreen.ts';
import { signedInMessages } from '../signedIn/messages.ts';

/** /orders/assignrider/:id */
export default function AssignRiderRoute() {
  const messages = useMessages(signedInMessages);
  const { id = '' } = useParams();
  const setSubject = useScreen(messages.assignRider);
  const goTo = useGoTo();
  const list = useOpenedList('orders').read();
  return <AssignRiderContainer orderId={id} onSubjectChange={setSubject} list={list} onGoTo={goTo} />;
}
