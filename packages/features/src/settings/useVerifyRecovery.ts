'use client';
import { profileEndpoints, type TwoFactorSetup } from '@valise/contract';
import { useApi } from '../shared/ApiProvider.tsx';

/** Takes a recovery code for a new authenticator in place of the lost one. */
export function useVerifyRecovery(): (code: string) => Promise<TwoFactorSetup> {
  const api = useApi();
  return (code) => api.call(profileEndpoints.verifyRecovery, { body: { code } });
}
