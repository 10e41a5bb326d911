'use client';
import { useMessages } from '@valise/ui/messages';
import type { SelectOption } from '@valise/ui/Select';
import { StatusBadge } from '@valise/ui/StatusBadge';
import { productMessages } from '../messages.ts';
import { productOptions } from '../options.ts';
import { availabilityBadges, availabilityKey } from '../productTone.ts';
import { ProductChoice, ProductNote } from './boundFields.tsx';
import { FormSection } from './FormSection.tsx';
import { pairs, wide } from './FormSection.css.ts';
import type { ProductFormProps } from './ProductFormProps.ts';

const statusOptions = productOptions.status.map(
  (status): SelectOption => ({
    value: status,
    label: status,
    content: <StatusBadge {...availabilityBadges[availabilityKey(status)]}>{status}</StatusBadge>,
  }),
);

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
        <ProductChoice field="status" label={messages.status} options={statusOptions} value={form.status} onChange={onChange} />
        <div className={wide}>
          <ProductNote field="note" label={messages.note} value={form.note} onChange={onChange} />
        </div>
      </div>
    </FormSection>
  );
}
