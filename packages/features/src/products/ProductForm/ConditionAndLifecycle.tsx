'use client';
import { useMessages } from '@valise/ui/messages';
import { productMessages } from '../messages.ts';
import { productOptions } from '../options.ts';
import { ProductChoice, ProductNote } from './boundFields.tsx';
import { FormSection } from './FormSection.tsx';
import { pairs, wide } from './FormSection.css.ts';
import type { ProductFormProps } from './ProductFormProps.ts';

export function ConditionAndLifecycle({ form, onChange }: ProductFormProps) {
  const messages = useMessages(productMessages);
  return (
    <FormSection title={messages.conditionAndLifecycle}>
      <div className={pairs}>
        <ProductChoice
          field="conditionGrade"
          label={messages.conditionGrade}
          options={productOptions.conditionGrade}
          value={form.conditionGrade}
          onChange={onChange}
        />
        <ProductChoice field="status" label={messages.status} options={productOptions.status} value={form.status} onChange={onChange} />
        <div className={wide}>
          <ProductNote field="note" label={messages.note} value={form.note} onChange={onChange} />
        </div>
      </div>
    </FormSection>
  );
}
