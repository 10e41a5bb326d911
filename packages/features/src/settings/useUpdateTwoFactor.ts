'use client';
import { profileEndpoints, type TwoFactorChoice } from '@valise/contract';
import { useApi } from '../shared/ApiProvider.tsx';

/** Saves how somebody signs in twice, or that they do not. */
export function useUpdateTwoFactor(): (method: TwoFactorChoice) => Promise<void> {
  const api = useApi();
  return async (method) => {
    await api.call(profileEndpoints.updateTwoFactor, { body: { method } });
  };
}
