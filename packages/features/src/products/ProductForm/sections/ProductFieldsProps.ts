import type { ProductFormField, ProductFormValues } from '../rules/productForm.ts';

export interface ProductFieldsProps {
  /** All text of the form, as typed. */
  values: ProductFormValues;
  /** Called with each change of a field's text. It should stay the same function, so that the other fields do not render. */
  onChange: (field: ProductFormField, value: string) => void;
  /** A barcode can be generated while there is none. @default false */
  canGenerateBarcode?: boolean;
}
