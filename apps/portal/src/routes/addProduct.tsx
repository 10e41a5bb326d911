import { AddProductContainer, browserDraftStorage, forgetProductDraft } from '@valise/features/products';
import { paths } from '@valise/features/shared';
import { useMessages } from '@valise/ui/messages';
import { portalMessages } from '../messages.ts';
import { useSession } from '../session/SessionContext.tsx';
import { useGoTo, useUnsaved } from '../signedIn/PortalLinks.tsx';
import { useScreen } from './useScreen.ts';

/** /products/addproduct */
export default function AddProductRoute() {
  const messages = useMessages(portalMessages);
  const { session } = useSession();
  const userId = session?.user.id ?? '';
  useScreen(messages.addProduct);
  const goTo = useGoTo();
  // Who leaves on purpose is not asked again by the draft.
  const setUnsaved = useUnsaved(() => forgetProductDraft(browserDraftStorage(), userId));
  return <AddProductContainer userId={userId} onDirtyChange={setUnsaved} onSaved={() => goTo(paths.products)} />;
}
