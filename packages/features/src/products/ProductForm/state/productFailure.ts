import type { FieldMessages } from '@valise/contract';
import type { Failure } from '../../../kit/submit/failure.ts';
import { productFormOrder } from './productSections.ts';

/** Moves the messages of single images to `images`, the form's one field for stored and new images. */
const fieldOf = (name: string) => (/^(images|keepImageIds)(\.\d+)?$/.test(name) ? 'images' : name);
const imageIndex = (name: string) => /^images\.(\d+)$/.exec(name)?.[1];

/**
 * A failed save as the product form shows it: the first message of each field (spec 2.5). A message about a field that the form
 * does not have becomes the reason.
 */
export function productFailure(failure: Failure | undefined): Failure | undefined {
  if (failure?.fields === undefined) return failure;
  const fields: Record<string, string[]> = {};
  const others: string[] = [];
  for (const [name, [first]] of Object.entries(failure.fields)) {
    if (first === undefined) continue;
    if (productFormOrder.includes(fieldOf(name))) fields[fieldOf(name)] ??= [first];
    else others.push(first);
  }
  if (others.length === 0) return { ...failure, fields };
  const reason = others.join(' ');
  return { ...failure, ...(failure.message === undefined ? { message: reason } : { detail: reason }), fields };
}

/** The first message of each image, by the ids of the images in the order in which they were sent. */
export function imageMessages(fields: FieldMessages = {}, ids: readonly string[]): Readonly<Record<string, string>> {
  const messages: Record<string, string> = {};
  for (const [name, [first]] of Object.entries(fields)) {
    const id = ids[Number(imageIndex(name))];
    if (id !== undefined && first !== undefined) messages[id] = first;
  }
  return messages;
}
