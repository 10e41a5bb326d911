import { AssignRiderContainer } from '@valise/features/orders';
import { paths } from '@valise/features/domain';
import { useMessages } from '@valise/ui/messages';
import { useParams } from 'react-router-dom';
import { useGuardedNavigate } from '../router/leaving/guardedNavigation.tsx';
import { useScreen } from '../router/useScreen.ts';
import { signedInMessages } from '../signedIn/messages.ts';

/** /orders/assignrider/:id */
export default function AssignRiderRoute() {
  const messages = useMessages(signedInMessages);
  const { id = '' } = useParams();
  useScreen(messages.assignRider);
  const goTo = useGuardedNavigate();
  return <AssignRiderContainer orderId={id} onAssigned={() => goTo(paths.orders)} />;
}
