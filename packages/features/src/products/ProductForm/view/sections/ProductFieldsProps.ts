import type { ProductFormField, ProductFormValues } from '../../state/productForm.ts';

export interface ProductFieldsProps {
  /** All text of the form, as typed. */
  values: ProductFormValues;
  /** The stored text of the product; undefined for a new one. A field that differs from it says so. */
  stored?: ProductFormValues;
  /** Called with each change of a field's text. It should stay the same function, so that the other fields do not render. */
  onChange: (field: ProductFormField, value: string) => void;
  /** Text can be read, focused and copied, but not changed, because it would be lost. @default false */
  isReadOnly?: boolean;
  /** A barcode can be generated while the field is empty. @default false */
  canGenerateBarcode?: boolean;
}
