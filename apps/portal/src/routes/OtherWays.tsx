import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

export interface OtherWaysProps {
  isRemembered: boolean;
}

/** Signing in at a provider. Its code comes after the form can be used; where it cannot be had, the form stands alone. */
export function OtherWays(props: OtherWaysProps) {
  const [ProviderSignIn, setLoaded] = useState<ComponentType<OtherWaysProps>>();
  useEffect(
    () =>
      whenIdle(() => {
        void import('./providerSignIn.tsx').then(
          (code) => setLoaded(() => code.ProviderSignIn),
          () => undefined,
        );
      }),
    [],
  );
  return ProviderSignIn && <ProviderSignIn {...props} />;
}
