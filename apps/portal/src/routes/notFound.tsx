import { paths } from '@valise/features/domain';
import { useMessages } from '@valise/ui/messages';
import { LinkButton } from '@valise/ui/LinkButton';
import { signedInMessages } from '../signedIn/messages.ts';
import { ProblemPage } from '../pages/ProblemPage.tsx';
import { useScreen } from '../router/useScreen.ts';

/** Every path that no other route matches. */
export default function NotFoundRoute() {
  const messages = useMessages(signedInMessages);
  useScreen(messages.notFound);
  return (
    <ProblemPage
      isInside
      title={messages.notFound}
      actions={
        <LinkButton variant="primary" href={paths.home}>
          {messages.toDashboard}
        </LinkButton>
      }
    >
      <p>{messages.notFoundHint}</p>
    </ProblemPage>
  );
}
