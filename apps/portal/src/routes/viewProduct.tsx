import { ViewProductContainer } from '@valise/features/products';
import { useMessages } from '@valise/ui/messages';
import { useParams } from '../router/reactRouter.ts';
import { signedInMessages } from '../signedIn/messages.ts';
import { useScreen } from '../router/useScreen.ts';

/** /products/viewproduct/:id */
export default function ViewProductRoute() {
  const messages = useMessages(signedInMessages);
  const { id = '' } = useParams();
  const setSubject = useScreen(messages.viewProduct);
  return <ViewProductContainer id={id} onSubjectChange={setSubject} />;
}
