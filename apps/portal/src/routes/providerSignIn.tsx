import { ProviderSignInContainer } from '@valise/features/auth';
import { paths } from '@valise/features/shared';
import { useConfig } from '../ConfigContext.tsx';
import { tripsOfTab } from '../session/tripsOfTab.ts';
import type { OtherWaysProps } from './OtherWays.tsx';

/** The providers below the form at /login. */
export function ProviderSignIn({ isRemembered }: OtherWaysProps) {
  const { shopDomainSuffix } = useConfig();
  return (
    <ProviderSignInContainer
      isRemembered={isRemembered}
      shopDomainSuffix={shopDomainSuffix}
      callbackAddress={(provider) => window.location.origin + paths.oauthCallback(provider)}
      onLeave={(address, trip) => {
        tripsOfTab.keep(trip);
        window.location.assign(address);
      }}
    />
  );
}
