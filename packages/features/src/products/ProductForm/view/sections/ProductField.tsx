'use client';
import { Barcode } from '@valise/ui/icons/Barcode';
import { LinkSimple } from '@valise/ui/icons/LinkSimple';
import { ChoiceWithOther } from '@valise/ui/ChoiceWithOther';
import { ColorField } from '@valise/ui/ColorField';
import { DateField } from '@valise/ui/DateField';
import { DecimalField } from '@valise/ui/DecimalField';
import { useMessages } from '@valise/ui/messages';
import { SegmentedControl } from '@valise/ui/SegmentedControl';
import type { SelectOption } from '@valise/ui/Select';
import { StatusBadge } from '@valise/ui/StatusBadge';
import { TextArea } from '@valise/ui/TextArea';
import { TextField } from '@valise/ui/TextField';
import { memo } from 'react';
import { isDay, useValueFormats } from '../../../../kit/format/format.ts';
import { productFormMessages } from '../../../formMessages.ts';
import { ChangedField } from './ChangedField.tsx';
import { productOptions } from '../../state/options.ts';
import { sizeUnits } from '../../state/productForm.ts';
import { availabilities } from '../../../availability.ts';
import { moneyDecimals } from '../../../priceOf.ts';
import type { ProductFieldsProps } from './ProductFieldsProps.ts';
import type { FieldDefinition } from '../../state/productSections.ts';

export interface ProductFieldProps extends Pick<ProductFieldsProps, 'onChange' | 'isReadOnly'> {
  definition: FieldDefinition;
  value: string;
  /** The unit of the sizes. */
  unit: string;
  /** A hint below the field. */
  description?: string;
  /** The stored text; undefined for a new product. A field with another text shows it. */
  stored?: string;
}

const linkIcon = <LinkSimple size={18} />;
const barcodeIcon = <Barcode size={18} />;

const availabilityOptions = productOptions.availability.map(
  (availability): SelectOption => ({
    value: availability,
    label: availability,
    content: <StatusBadge {...availabilities.lookOf(availability)}>{availability}</StatusBadge>,
  }),
);

/** A field of the product form. Memoised: it renders only when its own text, the unit or `isReadOnly` changes. */
export const ProductField = memo(function ProductField({ stored, ...props }: ProductFieldProps) {
  const messages = useMessages(productFormMessages);
  const formats = useValueFormats();
  if (stored === undefined) return <OpenField {...props} />;
  const storedText = props.definition.kind === 'day' && isDay(stored) ? formats.date(stored) : stored;
  const was = stored === '' ? messages.wasEmpty : messages.was({ value: storedText });
  return (
    <ChangedField was={props.value === stored ? undefined : was}>
      <OpenField {...props} />
    </ChangedField>
  );
});

function OpenField({ definition, value, unit, description, onChange, isReadOnly }: Omit<ProductFieldProps, 'stored'>) {
  const messages = useMessages(productFormMessages);
  const { field } = definition;
  const shared = { name: field, label: messages[definition.label], value, onChange: (text: string) => onChange(field, text) };
  // While saving only text fields are read-only, because other fields would lose the focus.
  const typed = { ...shared, isReadOnly, isRequired: definition.isRequired };
  switch (definition.kind) {
    case 'text':
      return <TextField {...typed} description={description} autoComplete={definition.autoComplete} suffix={field === 'barcode' ? barcodeIcon : undefined} />;
    case 'link':
      return <TextField {...typed} type="url" autoComplete="off" icon={linkIcon} placeholder={messages.urlPlaceholder} />;
    case 'note':
      return <TextArea {...typed} />;
    case 'color':
      return <ColorField {...shared} />;
    case 'money':
      return <DecimalField {...typed} prefix="$" maxDecimals={moneyDecimals} />;
    case 'size':
      return <DecimalField {...typed} suffix={unit} />;
    case 'sizeUnit':
      return <SegmentedControl {...shared} options={sizeUnits} />;
    case 'choice':
      return <ChoiceWithOther {...shared} options={productOptions[definition.field]} />;
    case 'availability':
      return <ChoiceWithOther {...shared} options={availabilityOptions} />;
    case 'day':
      return (
        <DateField
          {...shared}
          description={value === '' || isDay(value) ? undefined : messages.noDay({ value })}
          value={value === '' ? null : value}
          onChange={(day) => onChange(field, day ?? '')}
        />
      );
  }
}
