'use client';
import { useMessages } from '@valise/ui/messages';
import { SegmentedControl } from '@valise/ui/SegmentedControl';
import { productMessages } from '../messages.ts';
import { productOptions } from '../options.ts';
import { sizeUnits } from '../productForm.ts';
import { ProductChoice, ProductDecimal } from './boundFields.tsx';
import { FormSection } from './FormSection.tsx';
import { lines, triples } from './FormSection.css.ts';
import type { ProductFormProps } from './ProductFormProps.ts';

export function SizeAndFit({ form, onChange }: ProductFormProps) {
  const messages = useMessages(productMessages);
  const { unit } = form;
  return (
    <FormSection title={messages.sizeAndFit}>
      <div className={lines}>
        <div className={triples}>
          <ProductChoice
            field="fitType"
            label={messages.fitType}
            options={productOptions.fitType}
            value={form.fitType}
            onChange={onChange}
          />
          <SegmentedControl
            label={messages.unit}
            name="unit"
            options={sizeUnits}
            value={unit}
            onChange={(value) => onChange('unit', value)}
          />
        </div>
        <div className={triples}>
          <ProductDecimal field="chest" label={messages.chest} suffix={unit} value={form.chest} onChange={onChange} />
          <ProductDecimal field="length" label={messages.length} suffix={unit} value={form.length} onChange={onChange} />
          <ProductDecimal field="sleeve" label={messages.sleeve} suffix={unit} value={form.sleeve} onChange={onChange} />
        </div>
      </div>
    </FormSection>
  );
}
