import { RefundListContainer, refundList } from '@valise/features/refunds';
import { useMessages } from '@valise/ui/messages';
import { useGoTo } from '../router/goTo.tsx';
import { useKeptList } from '../router/useKeptList.ts';
import { useScreen } from '../router/useScreen.ts';
import { signedInMessages } from '../signedIn/messages.ts';

/** /refund. The state of the list is stored in the address. */
export default function RefundsRoute() {
  const messages = useMessages(signedInMessages);
  useScreen(messages.refunds);
  const list = useKeptList(refundList);
  const goTo = useGoTo();
  return <RefundListContainer {...list} onOpenChat={goTo} />;
}
