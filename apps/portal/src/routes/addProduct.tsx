import { AddProductContainer, forgetProductDraft } from '@valise/features/products';
import { paths } from '@valise/features/shared';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useGuardedNavigate, useUnsaved } from '../router/leaving/guardedNavigation.tsx';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';

/** /products/addproduct */
export default function AddProductRoute() {
  const messages = useMessages(portalMessages);
  const { session } = useSession();
  const userId = session?.user.id ?? '';
  useScreen(messages.addProduct);
  const goTo = useGuardedNavigate();
  // After a confirmed leave the draft is not offered again.
  const setUnsaved = useUnsaved(() => forgetProductDraft('local', userId));
  return <AddProductContainer userId={userId} onDirtyChange={setUnsaved} onSaved={() => goTo(paths.products)} />;
}
