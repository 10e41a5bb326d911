import { SupportChatContainer } from '@valise/features/support';
import { useMessages } from '@valise/ui/messages';
import { useOpenedList } from '../preferences/useOpenedList.ts';
import { useGoTo } from '../router/goTo.tsx';
import { useParams } from '../router/reactRouter.ts';
import { documentTitle } from '../title/documentTitle.ts';
import { useScreen } from '../router/useScreen.ts';
import { useSession } from '../session/SessionContext.tsx';
import { signedInMessages } from '../signedIn/messages.ts';

/** /support/chatsupport/:id */
export default function SupportChatRoute() {
  const messages = useMessages(signedInMessages);
  const { session } = useSession();
  const { id = '' } = useParams();
  const setSubject = useScreen(messages.supportChat);
  const list = useOpenedList('support').read();
  const goTo = useGoTo();
  return session && <SupportChatContainer key={id} id={id} user={session.user} list={list} onGoTo={goTo} onUnseenChange={documentTitle.setUnseen} onSubjectChange={setSubject} />;
}
