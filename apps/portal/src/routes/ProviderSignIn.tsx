import { ProviderSignInContainer } from '@valise/features/auth';
import { paths } from '@valise/features/domain';
import { useConfig } from '../config/ConfigContext.tsx';
import { oauthAttempts } from '../session/signIn/oauthAttempt.ts';

/** The providers below the form at /login. */
export function ProviderSignIn({ isRemembered }: { isRemembered: boolean }) {
  const { shopDomainSuffix } = useConfig();
  return (
    <ProviderSignInContainer
      isRemembered={isRemembered}
      shopDomainSuffix={shopDomainSuffix}
      callbackAddress={(provider) => window.location.origin + paths.oauthCallback(provider)}
      onLeave={(address, attempt) => {
        oauthAttempts.keep(attempt);
        window.location.assign(address);
      }}
    />
  );
}
