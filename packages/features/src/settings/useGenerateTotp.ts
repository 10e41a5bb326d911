'use client';
import { profileEndpoints, type TwoFactorSetup } from '@valise/contract';
import { useApi } from '../shared/ApiProvider.tsx';

/** Sets up an authenticator for somebody who has none. */
export function useGenerateTotp(): () => Promise<TwoFactorSetup> {
  const api = useApi();
  return () => api.call(profileEndpoints.generateTotp);
}
