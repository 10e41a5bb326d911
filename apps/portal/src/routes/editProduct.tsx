import { EditProductContainer } from '@valise/features/products';
import { paths } from '@valise/features/domain';
import { useMessages } from '@valise/ui/messages';
import { useParams } from 'react-router-dom';
import { signedInMessages } from '../signedIn/messages.ts';
import { useGuardedNavigate, useUnsaved } from '../router/leaving/guardedNavigation.tsx';
import { leaveGuard } from '../router/leaving/leaveGuard.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';

/** /products/editproduct/:id */
export default function EditProductRoute() {
  const messages = useMessages(signedInMessages);
  const { session } = useSession();
  const { id = '' } = useParams();
  useScreen(messages.editProduct);
  const goTo = useGuardedNavigate();
  const setUnsaved = useUnsaved();
  return (
    session && (
      <EditProductContainer
        key={id}
        id={id}
        userId={session.user.id}
        onDirtyChange={setUnsaved}
        onSaving={leaveGuard.startSaving}
        onSaved={() => goTo(paths.products)}
      />
    )
  );
}
