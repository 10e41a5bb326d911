import { lazyWhenIdle } from './lazyWhenIdle.tsx';

export interface OtherWaysProps {
  isRemembered: boolean;
}

/** Signing in at a provider. Its code comes after the form can be used; where it cannot be had, the form stands alone. */
export const OtherWays = lazyWhenIdle<OtherWaysProps>(async () => (await import('./providerSignIn.tsx')).ProviderSignIn);
