'use client';
import { ChoiceWithOther } from '@valise/ui/ChoiceWithOther';
import { ColorField } from '@valise/ui/ColorField';
import { DateField } from '@valise/ui/DateField';
import { DecimalField } from '@valise/ui/DecimalField';
import { TextArea } from '@valise/ui/TextArea';
import { TextField } from '@valise/ui/TextField';
import { type ComponentType, memo } from 'react';
import type { ProductFormField } from '../productForm.ts';
import type { ProductFormProps } from './ProductFormProps.ts';

interface Field {
  name?: string;
  value?: string;
  onChange?: (value: string) => void;
}

type Bound<Props> = Omit<Props, keyof Field> & { field: ProductFormField; value: string } & Pick<ProductFormProps, 'onChange'>;

/** A field of the library tied to a field of the product. It renders again only when its own text has changed. */
function bound<Props extends Field>(FieldOfLibrary: ComponentType<Props>) {
  return memo(function BoundField({ field, onChange, ...props }: Bound<Props>) {
    // What is left out above is given here, which the compiler cannot see through a generic.
    const own = props as unknown as Props;
    return <FieldOfLibrary {...own} name={field} onChange={(value: string) => onChange(field, value)} />;
  });
}

export const ProductText = bound(TextField);
export const ProductNote = bound(TextArea);
export const ProductDecimal = bound(DecimalField);
export const ProductChoice = bound(ChoiceWithOther);
export const ProductColor = bound(ColorField);

interface ProductDateProps extends Pick<ProductFormProps, 'onChange'> {
  field: ProductFormField;
  label: string;
  /** As 'YYYY-MM-DD'; empty for no day. */
  value: string;
}

export const ProductDate = memo(function ProductDate({ field, label, value, onChange }: ProductDateProps) {
  return <DateField label={label} name={field} value={value === '' ? null : value} onChange={(day) => onChange(field, day ?? '')} />;
});
