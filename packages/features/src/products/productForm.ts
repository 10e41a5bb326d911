import { type NewProduct, type ProductField, type ProductFields, productFields } from '@valise/contract';

export const sizeUnits = ['cm', 'inch'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/** A form nobody has touched: no text, sizes in centimetres. */
export function emptyProductFields(): ProductFields {
  const fields = Object.fromEntries(productFields.map((field) => [field, ''])) as ProductFields;
  return { ...fields, unit: 'cm' };
}

/** Whether two forms hold the same text. */
export function areSameFields(one: ProductFields, other: ProductFields): boolean {
  return productFields.every((field) => one[field] === other[field]);
}

const decimalFields = ['basePrice', 'deposit', 'lateFee', 'keepToBuyPrice', 'chest', 'length', 'sleeve'] as const;
/** Fields that hold digits with at most one decimal point. */
export type DecimalProductField = (typeof decimalFields)[number];

/** The form as it is sent: text without blanks at its ends, pictures in their order. */
export function newProductOf(fields: ProductFields, images: readonly Blob[]): NewProduct {
  const trimmed = Object.fromEntries(
    productFields.map((field): [ProductField, string] => [field, fields[field].trim()]),
  ) as ProductFields;
  return { ...trimmed, images, video: null };
}
