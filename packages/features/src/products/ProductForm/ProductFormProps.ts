import type { ProductForm, ProductFormField } from '../productForm.ts';

/** What each section of the form is given. */
export interface ProductFormProps {
  form: ProductForm;
  /** Called with every change of a field's text; the same function each time, so that other fields stay as they are. */
  onChange: (field: ProductFormField, value: string) => void;
}
