'use client';
import { useMessages } from '@valise/ui/messages';
import { productMessages } from '../messages.ts';
import { productOptions } from '../options.ts';
import { ProductChoice, ProductText } from './boundFields.tsx';
import { FormSection } from './FormSection.tsx';
import { pairs, wide } from './FormSection.css.ts';
import type { ProductFormProps } from './ProductFormProps.ts';

export function LocationAndIdentification({ form, onChange }: ProductFormProps) {
  const messages = useMessages(productMessages);
  return (
    <FormSection title={messages.locationAndIdentification}>
      <div className={pairs}>
        <ProductChoice
          field="location"
          label={messages.location}
          options={productOptions.location}
          value={form.location}
          onChange={onChange}
        />
        <ProductText field="sku" label={messages.sku} autoComplete="off" value={form.sku} onChange={onChange} />
        <div className={wide}>
          <ProductText field="barcode" label={messages.barcode} autoComplete="off" value={form.barcode} onChange={onChange} />
        </div>
      </div>
    </FormSection>
  );
}
