'use client';
import { useMessages } from '@valise/ui/messages';
import { Banner } from '@valise/ui/Banner';
import { LinkButton } from '@valise/ui/LinkButton';
import { Spinner } from '@valise/ui/Spinner';
import { paths } from '../../shared/paths.ts';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { providerMessages } from '../messages.ts';
import { FailureText, type ProviderFailure } from '../ProviderButtons/FailureText.tsx';
import * as styles from './ProviderCallbackScreen.css.ts';

export interface ProviderCallbackScreenProps {
  /** Why nobody is signed in; announced. Without it signing in is under way. */
  failure?: ProviderFailure;
}

/** Where a provider sends people back to: a moment's wait, or why it did not work and the way back. */
export function ProviderCallbackScreen({ failure }: ProviderCallbackScreenProps) {
  const messages = useMessages(providerMessages);
  return (
    <AuthLayout title={messages.signIn}>
      {failure === undefined ? (
        <p role="status" className={styles.waiting}>
          <Spinner />
          {messages.signingIn}
        </p>
      ) : (
        <div className={styles.failed}>
          <Banner tone="critical" role="alert">
            <FailureText {...failure} />
          </Banner>
          <p className={styles.hint}>{messages.tryAgain}</p>
          <LinkButton variant="primary" size="large" isFullWidth href={paths.login}>
            {messages.backToLogin}
          </LinkButton>
        </div>
      )}
    </AuthLayout>
  );
}
