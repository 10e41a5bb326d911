import { type NewProduct, type Product, type ProductDetail, productFields } from '@valise/contract';
import { contentOf } from './formContent.ts';

const isSame = (sent: string, read: string | number | null) => (typeof read === 'number' ? sent !== '' && Number(sent) === read : sent === (read ?? ''));

/** All that was entered is in the product. A server may fill in what was left empty. */
export const hasEntered = (sent: NewProduct, read: Product): boolean =>
  productFields.every((field) => {
    const entered = sent[field].trim();
    return entered === '' || isSame(entered, read[field]);
  });

/** Every field of the product is as it was sent, also those that were emptied. */
export function hasAllFields(sent: NewProduct, read: ProductDetail): boolean {
  const { values } = contentOf(read);
  return productFields.every((field) => isSame(sent[field], read[field]) || sent[field] === values[field]);
}
