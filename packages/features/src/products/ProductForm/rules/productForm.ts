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

/** Whether the form holds nothing that was typed or chosen. */
export function isEmptyForm(form: ProductFormValues): boolean {
  return formFields.every((field) => form[field] === emptyProductForm[field]);
}

/** The text of known fields in anything that was stored; what is not there is as in an empty form. */
export function readProductForm(stored: unknown): ProductFormValues {
  const known = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<string, unknown>>;
  return formOf((field) => {
    const text = known[field];
    return typeof text === 'string' ? text : emptyProductForm[field];
  });
}

/** A draft, with the text of the form in place of the draft's where both have one. */
export function withTyped(draft: ProductFormValues, typed: ProductFormValues): ProductFormValues {
  return formOf((field) => (typed[field] === emptyProductForm[field] ? draft[field] : typed[field]));
}
