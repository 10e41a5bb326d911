import type { SameCodes } from '../../state/sameCodes.ts';
import type { ProductFormField, ProductFormValues } from '../../state/productForm.ts';

export interface ProductFieldsProps {
  /** All texts of the form, as typed. */
  values: ProductFormValues;
  /** The stored texts of the product; undefined for a new product. A field with another text shows the stored one. */
  stored?: ProductFormValues;
  /** Called at each change of a field's text. Keep its identity, so that the other fields do not render. */
  onChange: (field: ProductFormField, value: string) => void;
  /** Text can be read, focused and copied but not changed, because a change would be lost. @default false */
  isReadOnly?: boolean;
  /** The other products that have the typed SKU or barcode: a hint at its field. @default none */
  sameCodes?: SameCodes;
  /** Offers to generate a barcode while the field is empty. @default false */
  canGenerateBarcode?: boolean;
}
