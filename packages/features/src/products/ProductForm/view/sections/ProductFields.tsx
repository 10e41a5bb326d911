'use client';
import type { ProductField } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { productFormMessages } from '../../../formMessages.ts';
import { RentalPriceLine } from '../../../RentalPrice/RentalPriceLine.tsx';
import { BarcodeQr } from '../qr/BarcodeQr.tsx';
import { FormSection } from './FormSection.tsx';
import { besideQr, grid, groups as groupsStyle, wide } from './FormSection.css.ts';
import { ProductField as Field } from './ProductField.tsx';
import type { ProductFieldsProps } from './ProductFieldsProps.ts';
import { productSections } from '../../state/productSections.ts';

/** The text fields of a product, section by section. */
export function ProductFields({ values, stored, onChange, isReadOnly, canGenerateBarcode = false, sameCodes = {} }: ProductFieldsProps) {
  const messages = useMessages(productFormMessages);
  const hasBarcode = values.barcode.trim() !== '';
  const hintOf = (field: ProductField) => {
    if (field !== 'sku' && field !== 'barcode') return undefined;
    const same = sameCodes[field];
    if (same !== undefined) return messages.sameCode({ label: messages[field], ...same });
    return field === 'barcode' && canGenerateBarcode && hasBarcode ? messages.clearToGenerate : undefined;
  };
  return productSections.map(({ title, hint, columns, hasQr = false, hasRentalPrice = false, groups }) => (
    <FormSection key={title} name={title} title={messages[title]} aside={hint && messages[hint]}>
      <div className={hasQr ? besideQr : undefined}>
        <div className={groupsStyle}>
          {groups.map((fields) => (
            <div key={fields[0]?.field} className={grid[columns]}>
              {fields.map((definition) => {
                const field = (
                  <Field
                    key={definition.field}
                    definition={definition}
                    value={values[definition.field]}
                    unit={values.unit}
                    stored={stored?.[definition.field]}
                    onChange={onChange}
                    isReadOnly={isReadOnly}
                    description={hintOf(definition.field)}
                  />
                );
                return definition.isWide === true ? (
                  <div key={definition.field} className={wide}>
                    {field}
                  </div>
                ) : (
                  field
                );
              })}
            </div>
          ))}
        </div>
        {hasQr && <BarcodeQr barcode={values.barcode} onGenerate={canGenerateBarcode ? (barcode) => onChange('barcode', barcode) : undefined} />}
      </div>
      {hasRentalPrice && <RentalPriceLine {...values} isNew={stored === undefined} />}
    </FormSection>
  ));
}
