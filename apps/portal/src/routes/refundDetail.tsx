import { RefundDetailContainer } from '@valise/features/refunds';
import { useMessages } from '@valise/ui/messages';
import { useOpenedList } from '../preferences/useOpenedList.ts';
import { useParams } from '../router/reactRouter.ts';
import { useGoTo } from '../router/goTo.tsx';
import { useScreen } from '../router/useScreen.ts';
import { signedInMessages } from '../signedIn/messages.ts';

/** /refund/refundsdetail/:id and /refund/:id */
export default function RefundDetailRoute() {
  const messages = useMessages(signedInMessages);
  const { id = '' } = useParams();
  const setSubject = useScreen(messages.refundDetail);
  const goTo = useGoTo();
  const list = useOpenedList('refunds').read();
  return <RefundDetailContainer key={id} id={id} list={list} onGoTo={goTo} onSubjectChange={setSubject} />;
}
