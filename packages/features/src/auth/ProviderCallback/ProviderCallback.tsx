'use client';
import { useMessages } from '@valise/ui/messages';
import { LinkButton } from '@valise/ui/LinkButton';
import { Spinner } from '@valise/ui/Spinner';
import { paths } from '../../domain/paths.ts';
import { FailureBanner } from '../../kit/submit/FailureBanner.tsx';
import type { Failure } from '../../kit/submit/failure.ts';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { callbackMessages } from '../messages.ts';
import * as styles from './ProviderCallback.css.ts';

export interface ProviderCallbackProps {
  /** Why signing in failed; announced. Without it the page shows a sign-in in progress. */
  failure?: Failure;
}

/** The page to which a provider redirects: a sign-in in progress, or why it failed and a link to the login. */
export function ProviderCallback({ failure }: ProviderCallbackProps) {
  const messages = useMessages(callbackMessages);
  return (
    <AuthLayout title={messages.signIn}>
      {failure === undefined ? (
        <p role="status" className={styles.waiting}>
          <Spinner />
          {messages.signingIn}
        </p>
      ) : (
        <div className={styles.failed}>
          <FailureBanner failure={failure} />
          <p className={styles.hint}>{messages.tryAgain}</p>
          <LinkButton variant="primary" size="large" isFullWidth href={paths.login}>
            {messages.backToLogin}
          </LinkButton>
        </div>
      )}
    </AuthLayout>
  );
}
