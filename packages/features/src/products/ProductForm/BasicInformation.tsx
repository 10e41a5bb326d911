'use client';
import { LinkSimple } from '@phosphor-icons/react/dist/csr/LinkSimple';
import { useMessages } from '@valise/ui/messages';
import { productMessages } from '../messages.ts';
import { productOptions } from '../options.ts';
import { ProductChoice, ProductColor, ProductText } from './boundFields.tsx';
import { FormSection } from './FormSection.tsx';
import { pairs, wide } from './FormSection.css.ts';
import type { ProductFormProps } from './ProductFormProps.ts';

const linkIcon = <LinkSimple size={18} aria-hidden="true" />;

export function BasicInformation({ form, onChange }: ProductFormProps) {
  const messages = useMessages(productMessages);
  return (
    <FormSection title={messages.basicInformation}>
      <div className={pairs}>
        <ProductText field="name" label={messages.productname} autoComplete="off" value={form.name} onChange={onChange} />
        <ProductChoice field="brand" label={messages.brand} options={productOptions.brand} value={form.brand} onChange={onChange} />
        <ProductColor field="color" label={messages.color} value={form.color} onChange={onChange} />
        <ProductText field="material" label={messages.material} value={form.material} onChange={onChange} />
        <ProductChoice
          field="careMethod"
          label={messages.careMethod}
          options={productOptions.careMethod}
          value={form.careMethod}
          onChange={onChange}
        />
        <ProductText field="weight" label={messages.weight} value={form.weight} onChange={onChange} />
        <div className={wide}>
          <ProductText
            field="url"
            label={messages.url}
            type="url"
            autoComplete="off"
            icon={linkIcon}
            placeholder={messages.urlPlaceholder}
            value={form.url}
            onChange={onChange}
          />
        </div>
      </div>
    </FormSection>
  );
}
