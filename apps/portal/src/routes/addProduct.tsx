import { AddProductContainer } from '@valise/features/products';
import { paths } from '@valise/features/domain';
import { useMessages } from '@valise/ui/messages';
import { useLocation } from '../router/reactRouter.ts';
import { signedInMessages } from '../signedIn/messages.ts';
import { useGoTo } from '../router/goTo.tsx';
import { useUnsaved } from '../router/leaving/useUnsaved.ts';
import { leaveGuard } from '../router/leaving/leaveGuard.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';

/** /products/addproduct; with ?from={id} the form starts with that product's content. */
export default function AddProductRoute() {
  const messages = useMessages(signedInMessages);
  const { session } = useSession();
  useScreen(messages.addProduct);
  const goTo = useGoTo();
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
