import type { Manner } from './answer.ts';

/** Answers a saved profile with a sentence alone. */
export const profileWithoutUser: Manner = (answer, { profile }) =>
  profile === 'none' && answer.status === 200 && answer.url.pathname.endsWith('/profile/update') ? { ...answer, body: { message: 'Profile updated' } } : answer;
