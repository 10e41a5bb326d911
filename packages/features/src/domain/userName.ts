import type { User } from '@valise/contract';

/** A user's name, else first and last name; '' when the server sent neither. */
export function userName({ name, firstName, lastName }: Pick<User, 'name' | 'firstName' | 'lastName'>): string {
  return name?.trim() || [firstName, lastName].map((part) => part?.trim()).filter(Boolean).join(' ');
}
