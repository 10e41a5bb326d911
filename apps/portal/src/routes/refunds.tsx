import { RefundListContainer, refundListState } from '@valise/features/refunds';
import { useMessages } from '@valise/ui/messages';
import { useListPreferences } from '../preferences/useListPreferences.ts';
import { useGuardedNavigate } from '../router/leaving/guardedNavigation.tsx';
import { useListState } from '../router/useListState.ts';
import { useScreen } from '../router/useScreen.ts';
import { signedInMessages } from '../signedIn/messages.ts';

/** /refund. The state of the list is stored in the address. */
export default function RefundsRoute() {
  const messages = useMessages(signedInMessages);
  useScreen(messages.refunds);
  const list = useListState('refunds', refundListState);
  const preferences = useListPreferences('refunds');
  const goTo = useGuardedNavigate();
  return <RefundListContainer {...list} {...preferences} onOpenChat={goTo} />;
}
