import type { ProductFormField, ProductFormValues } from '../rules/productForm.ts';

export interface ProductFieldsProps {
  /** All text of the form, as typed. */
  values: ProductFormValues;
  /** What is stored of the product; undefined for a new one. A field that differs says what it was. */
  stored?: ProductFormValues;
  /** Called with each change of a field's text. It should stay the same function, so that the other fields do not render. */
  onChange: (field: ProductFormField, value: string) => void;
  /** What is typed would be lost: text can be read, focused and copied, but not changed. @default false */
  isReadOnly?: boolean;
  /** A barcode can be generated while there is none. @default false */
  canGenerateBarcode?: boolean;
}
