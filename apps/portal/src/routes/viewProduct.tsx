import { ViewProductContainer } from '@valise/features/products';
import { useMessages } from '@valise/ui/messages';
import { useOpenedList } from '../preferences/useOpenedList.ts';
import { useParams } from '../router/reactRouter.ts';
import { signedInMessages } from '../signedIn/messages.ts';
import { useScreen } from '../router/useScreen.ts';

/** /products/viewproduct/:id */
export default function ViewProductRoute() {
  const messages = useMessages(signedInMessages);
  const { id = '' } = useParams();
  const setSubject = useScreen(messages.viewProduct);
  const list = useOpenedList('products').read();
  return <ViewProductContainer id={id} list={list} onSubjectChange={setSubject} />;
}
