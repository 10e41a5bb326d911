import { AddProductContainer } from '@valise/features/products';
import { paths } from '@valise/features/shared';
import { useMessages } from '@valise/ui/messages';
import { signedInMessages } from '../signedIn/messages.ts';
import { useGuardedNavigate, useUnsaved } from '../router/leaving/guardedNavigation.tsx';
import { unsavedInput } from '../router/leaving/unsavedInput.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';

/** /products/addproduct */
export default function AddProductRoute() {
  const messages = useMessages(signedInMessages);
  const { session } = useSession();
  useScreen(messages.addProduct);
  const goTo = useGuardedNavigate();
  const setUnsaved = useUnsaved();
  return (
    session && (
      <AddProductContainer
        userId={session.user.id}
        onDirtyChange={setUnsaved}
        onSavingChange={unsavedInput.setSaving}
        onSaved={() => goTo(paths.products)}
      />
    )
  );
}
