import { AddProductContainer } from '@valise/features/products';
import { paths } from '@valise/features/domain';
import { useMessages } from '@valise/ui/messages';
import { useLocation } from 'react-router-dom';
import { signedInMessages } from '../signedIn/messages.ts';
import { useGuardedNavigate, useUnsaved } from '../router/leaving/guardedNavigation.tsx';
import { leaveGuard } from '../router/leaving/leaveGuard.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';

/** /products/addproduct, or with ?from={id} filled in from that product. */
export default function AddProductRoute() {
  const messages = useMessages(signedInMessages);
  const { session } = useSession();
  useScreen(messages.addProduct);
  const goTo = useGuardedNavigate();
  const setUnsaved = useUnsaved();
  const from = new URLSearchParams(useLocation().search).get('from') ?? undefined;
  return (
    session && (
      <AddProductContainer
        key={from}
        from={from}
        userId={session.user.id}
        onDirtyChange={setUnsaved}
        onSaving={leaveGuard.startSaving}
        onSaved={() => goTo(paths.products)}
      />
    )
  );
}
