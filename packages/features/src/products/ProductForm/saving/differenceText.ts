import type { ProductFormCopy } from '../../formMessages.ts';
import { productSections } from '../state/productSections.ts';
import type { Difference } from './differences.ts';

const definitions = productSections.flatMap(({ groups }) => groups.flat());

/** A difference in a sentence. */
export function differenceText(difference: Difference, messages: ProductFormCopy): string {
  if (difference.part === 'video') return difference.isStored ? messages.videoStillThere : messages.videoNotThere;
  if (difference.part === 'images') return difference.stored < difference.sent ? messages.picturesThere(difference) : messages.picturesInstead(difference);
  const label = definitions.find(({ field }) => field === difference.field)?.label;
  const field = label === undefined ? difference.field : messages[label];
  return difference.stored === '' ? messages.storedNothing({ field }) : messages.storedInstead({ field, value: difference.stored });
}
