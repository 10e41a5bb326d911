import { TicketListContainer, ticketList } from '@valise/features/support';
import { useMessages } from '@valise/ui/messages';
import { leaveGuard } from '../router/leaving/leaveGuard.ts';
import { useKeptList } from '../router/useKeptList.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';
import { signedInMessages } from '../signedIn/messages.ts';

/** /support. The state of the list is stored in the address. */
export default function SupportRoute() {
  const messages = useMessages(signedInMessages);
  useScreen(messages.support);
  const list = useKeptList(ticketList);
  const { session } = useSession();
  return session && <TicketListContainer {...list} user={session.user} onSaving={leaveGuard.startSaving} />;
}
