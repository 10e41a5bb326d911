import { EditProductContainer } from '@valise/features/products';
import { paths } from '@valise/features/domain';
import { useMessages } from '@valise/ui/messages';
import { useOpenedList } from '../preferences/useOpenedList.ts';
import { useParams } from '../router/reactRouter.ts';
import { signedInMessages } from '../signedIn/messages.ts';
import { useGoTo } from '../router/goTo.tsx';
import { useUnsaved } from '../router/leaving/useUnsaved.ts';
import { leaveGuard } from '../router/leaving/leaveGuard.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';

/** /products/editproduct/:id */
export default function EditProductRoute() {
  const messages = useMessages(signedInMessages);
  const { session } = useSession();
  const { id = '' } = useParams();
  const setSubject = useScreen(messages.editProduct);
  const goTo = useGoTo();
  const setUnsaved = useUnsaved();
  const list = useOpenedList('products').read();
  return (
    session && (
      <EditProductContainer
        key={id}
        id={id}
        list={list}
        userId={session.user.id}
        onSubjectChange={setSubject}
        onDirtyChange={setUnsaved}
        onSaving={leaveGuard.startSaving}
        onSaved={(path = paths.products) => goTo(path)}
      />
    )
  );
}
