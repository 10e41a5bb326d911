import type { User } from '@valise/contract';

const providers = ['google', 'facebook', 'shopify'];

/** The provider of the user's account, as the server names it; null for an account with a password. */
export function socialProvider({ provider }: Pick<User, 'provider'>): string | null {
  return provider !== null && providers.includes(provider.trim().toLowerCase()) ? provider.trim() : null;
}
