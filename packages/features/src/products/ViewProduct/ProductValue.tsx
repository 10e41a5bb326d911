'use client';
import type { ProductDetail } from '@valise/contract';
import { Link } from '@valise/ui/Link';
import { useMessages } from '@valise/ui/messages';
import { isDay, useValueFormats } from '../../kit/format/format.ts';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import { priceOf } from '../priceOf.ts';
import { statusBadge } from '../ProductParts/ProductParts.tsx';
import type { FieldDefinition } from '../ProductForm/state/productSections.ts';
import * as styles from './ProductValue.css.ts';

export interface ProductValueProps {
  definition: FieldDefinition;
  product: ProductDetail;
}

/** The notation of the form's color field. */
const isHexColor = (value: string | number) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(String(value));

/** The value of one field as text, link or badge; '–' for an absent one. */
export function ProductValue({ definition, product }: ProductValueProps) {
  const messages = useMessages(productMessages);
  const formMessages = useMessages(productFormMessages);
  const formats = useValueFormats();
  const value = definition.kind === 'money' ? priceOf(product, definition.field) : product[definition.field];
  if (definition.kind === 'availability') return statusBadge(product, messages);
  if (value === null || value === '')
    return (
      <>
        <span aria-hidden="true" className={styles.none}>
          –
        </span>
        <span className={styles.hidden}>{formMessages.notGiven}</span>
      </>
    );
  switch (definition.kind) {
    case 'money':
      return typeof value === 'number' ? formats.money(value) : value;
    case 'day':
      return isDay(String(value)) ? formats.date(String(value)) : value;
    case 'size':
      return `${value} ${product.unit}`.trim();
    case 'link':
      return <Link href={String(value)}>{value}</Link>;
    case 'color':
      return (
        <span className={styles.color}>
          {isHexColor(value) && <span className={styles.swatch} style={{ background: String(value) }} />}
          {value}
        </span>
      );
    default:
      return value;
  }
}
