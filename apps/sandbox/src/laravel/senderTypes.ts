import type { Manner } from './answer.ts';
import type { Manners } from './manners.ts';
import { mapRecords } from './mapRecords.ts';

/** A sender's type as a polymorphic relation without a morph map stores it: the class of a model for each type, or of one for all. */
export function senderTypeOf(type: string, { senderTypes }: Manners): string {
  if (senderTypes === 'types') return type;
  return senderTypes === 'users' ? 'App\\User' : `App\\Models\\${type === 'user' ? 'Traveler' : type}`;
}

export const senderTypesAsClasses: Manner = (answer, manners) => {
  if (manners.senderTypes === 'types') return answer;
  const body = mapRecords(answer.body, (fields) =>
    typeof fields.sender_type === 'string' ? { ...fields, sender_type: senderTypeOf(fields.sender_type, manners) } : fields,
  );
  return { ...answer, body };
};
