import type { ProfileChange, User } from '@valise/contract';
import { userName } from '../../domain/userName.ts';

/** The text fields of the profile form; the photo is separate. */
export type ProfileFields = Pick<ProfileChange, 'name' | 'email' | 'phone'>;

/** The fields as the server has them. A phone number in another format stays as it is. */
export const storedFields = (user: User): ProfileFields => ({ name: userName(user), email: user.email, phone: user.phone ?? '' });

const names = ['name', 'email', 'phone'] as const;

/** The edits that differ from the server's values. */
export function editsBeside(known: ProfileFields, edits: Partial<ProfileFields>): Partial<ProfileFields> {
  return Object.fromEntries(names.filter((name) => edits[name] !== undefined && edits[name] !== known[name]).map((name) => [name, edits[name]]));
}
