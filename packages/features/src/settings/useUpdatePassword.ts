'use client';
import { type Acknowledgement, type PasswordChange, profileEndpoints } from '@valise/contract';
import { useApi } from '../shared/ApiProvider.tsx';

/** Changes the password, or sets a first one. */
export function useUpdatePassword(): (change: PasswordChange) => Promise<Acknowledgement> {
  const api = useApi();
  return (body) => api.call(profileEndpoints.updatePassword, { body });
}
