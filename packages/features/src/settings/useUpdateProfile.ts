'use client';
import { type ProfileChange, profileEndpoints, type User } from '@valise/contract';
import { useApi } from '../shared/ApiProvider.tsx';

/** Saves a profile and answers it as it is now; tells how much of the upload has left, 0 to 1. */
export function useUpdateProfile(): (change: ProfileChange, onProgress: (share: number) => void) => Promise<User> {
  const api = useApi();
  return (body, onProgress) => api.call(profileEndpoints.update, { body, onProgress });
}
