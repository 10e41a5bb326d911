'use client';
import { useMessages } from '@valise/ui/messages';
import { productMessages } from '../messages.ts';
import { productOptions } from '../options.ts';
import { ProductChoice, ProductDate, ProductDecimal, ProductText } from './boundFields.tsx';
import { FormSection } from './FormSection.tsx';
import { triples } from './FormSection.css.ts';
import type { ProductFormProps } from './ProductFormProps.ts';

export function RentalDetails({ form, onChange }: ProductFormProps) {
  const messages = useMessages(productMessages);
  return (
    <FormSection title={messages.rentalDetails} hint={messages.numberHint}>
      <div className={triples}>
        <ProductDecimal field="basePrice" label={messages.basePrice} prefix="$" value={form.basePrice} onChange={onChange} />
        <ProductChoice
          field="extensionPrice"
          label={messages.extensionPrice}
          options={productOptions.extensionPrice}
          value={form.extensionPrice}
          onChange={onChange}
        />
        <ProductDecimal field="deposit" label={messages.deposit} prefix="$" value={form.deposit} onChange={onChange} />
        <ProductDecimal field="lateFee" label={messages.lateFee} prefix="$" value={form.lateFee} onChange={onChange} />
        <ProductChoice
          field="replacementValue"
          label={messages.replacementValue}
          options={productOptions.replacementValue}
          value={form.replacementValue}
          onChange={onChange}
        />
        <ProductDecimal
          field="keepToBuyPrice"
          label={messages.keepToBuyPrice}
          prefix="$"
          value={form.keepToBuyPrice}
          onChange={onChange}
        />
        <ProductChoice
          field="minRentalPeriod"
          label={messages.minRentalPeriod}
          options={productOptions.minRentalPeriod}
          value={form.minRentalPeriod}
          onChange={onChange}
        />
        <ProductText field="maxRentalPeriod" label={messages.maxRentalPeriod} value={form.maxRentalPeriod} onChange={onChange} />
        <ProductText field="prepBuffer" label={messages.prepBufferField} value={form.prepBuffer} onChange={onChange} />
        <ProductDate field="blackoutDate" label={messages.blackoutDate} value={form.blackoutDate} onChange={onChange} />
      </div>
    </FormSection>
  );
}
