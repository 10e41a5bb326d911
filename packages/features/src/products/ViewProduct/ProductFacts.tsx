'use client';
import type { ProductDetail } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { productFormMessages } from '../formMessages.ts';
import type { FieldDefinition } from '../ProductForm/state/productSections.ts';
import * as styles from './ProductFacts.css.ts';
import { ProductValue } from './ProductValue.tsx';

export interface ProductFactsProps {
  product: ProductDetail;
  /** Each group starts on a new line. */
  groups: readonly (readonly FieldDefinition[])[];
  /** Term and value on one line, as on a receipt. */
  isReceipt: boolean;
}

/** The fields of one section, read-only. */
export function ProductFacts({ product, groups, isReceipt }: ProductFactsProps) {
  const messages = useMessages(productFormMessages);
  return (
    <div className={styles.box}>
      {groups.map((fields) => (
        <dl key={fields[0]?.field} className={isReceipt ? styles.receipt : styles.facts}>
          {fields.map((definition) => (
            <div key={definition.field} className={isReceipt ? styles.line : definition.isWide === true ? styles.wideFact : styles.fact}>
              <dt className={styles.term}>{messages[definition.label]}</dt>
              <dd className={definition.kind === 'note' ? styles.note : styles.value}>
                <ProductValue definition={definition} product={product} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}
