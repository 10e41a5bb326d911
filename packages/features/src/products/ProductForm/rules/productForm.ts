import { type ProductField, productFields } from '@valise/contract';

export const sizeUnits = ['cm', 'inch'] as const;

/** A field of the form that holds text. A video is a file or an address, and only the address is text. */
export type ProductFormField = ProductField | 'videoUrl';
/** All text of the form, as typed. */
export type ProductFormValues = Readonly<Record<ProductFormField, string>>;

const formFields: readonly ProductFormField[] = [...productFields, 'videoUrl'];

/** A form with a text for each field. */
export const formOf = (textOf: (field: ProductFormField) => string): ProductFormValues =>
  Object.fromEntries(formFields.map((field) => [field, textOf(field)])) as ProductFormValues;

/** A form before any input: no text, sizes in centimetres. */
export const emptyProductForm: ProductFormValues = { ...formOf(() => ''), unit: 'cm' };

/** Whether every text of two forms is the same. */
export function isSameForm(form: ProductFormValues, other: ProductFormValues): boolean {
  return formFields.every((field) => form[field] === other[field]);
}

/** The text of known fields in anything that was stored; what is not there is as in `initial`. */
export function readProductForm(stored: unknown, initial: ProductFormValues): ProductFormValues {
  const known = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<string, unknown>>;
  return formOf((field) => {
    const text = known[field];
    return typeof text === 'string' ? text : initial[field];
  });
}
