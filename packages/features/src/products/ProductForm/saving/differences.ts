import { type ChangedProduct, type ProductDetail, type ProductField, productFields } from '@valise/contract';
import { availabilityKey } from '../../availability.ts';
import { contentOf } from '../state/openedForm.ts';
import type { ProductFormValues } from '../state/productForm.ts';
import { decimalFields } from '../state/productSections.ts';

/** What a stored product has otherwise than it was sent. */
export type Difference =
  | { part: 'field'; field: ProductField; stored: string }
  | { part: 'images'; stored: number; sent: number }
  | { part: 'video'; isStored: boolean };

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** Whether two texts of a field mean the same: numbers by their value, a status by its badge. */
function isSameValue(field: ProductField, one: string, other: string): boolean {
  if (plain(one) === plain(other)) return true;
  if (field === 'availability') return availabilityKey(one) === availabilityKey(other);
  const isNumber = decimalFields.includes(field) && one.trim() !== '' && other.trim() !== '';
  return isNumber && Number(one) === Number(other);
}

/**
 * Compares a product that was read again with what was sent, by meaning. A field that neither the user nor the server has changed does
 * not count, and the server may give a status where none was chosen.
 */
export function differences(sent: ChangedProduct, opened: ProductFormValues, now: ProductDetail): readonly Difference[] {
  const { values } = contentOf(now);
  const fields = productFields.flatMap((field): Difference[] => {
    const isUnchosen = field === 'availability' && sent[field] === '';
    const isUntouched = isSameValue(field, sent[field], opened[field]) && isSameValue(field, values[field], opened[field]);
    return isUnchosen || isUntouched || isSameValue(field, sent[field], values[field]) ? [] : [{ part: 'field', field, stored: values[field] }];
  });
  const pictures = sent.keepImageIds.length + sent.images.length;
  const isStored = now.videos.length > 0;
  const hasSentVideo = sent.videoFile !== undefined || (sent.videoUrl ?? '') !== '';
  const isVideoWrong = hasSentVideo ? !isStored : sent.videoUrl === '' && isStored;
  return [
    ...fields,
    ...(now.images.length === pictures ? [] : [{ part: 'images' as const, stored: now.images.length, sent: pictures }]),
    ...(isVideoWrong ? [{ part: 'video' as const, isStored }] : []),
  ];
}
