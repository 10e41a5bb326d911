'use client';
import type { Product } from '@valise/contract';
import { Link } from '@valise/ui/Link';
import { useMessages } from '@valise/ui/messages';
import { useValueFormats } from '../../shared/index.ts';
import { productMessages } from '../messages.ts';
import { statusBadge } from '../ProductParts/ProductParts.tsx';
import type { FieldDefinition } from '../ProductForm/rules/productSections.ts';

export interface ProductValueProps {
  definition: FieldDefinition;
  product: Product;
}

/** The value of one field as text, link or badge; '–' for an absent one. */
export function ProductValue({ definition, product }: ProductValueProps) {
  const messages = useMessages(productMessages);
  const formats = useValueFormats();
  const value = product[definition.field];
  if (definition.kind === 'availability') return statusBadge(product, messages);
  if (value === null || value === '') return '–';
  switch (definition.kind) {
    case 'money':
      return formats.money(typeof value === 'number' ? value : null);
    case 'day':
      return formats.date(String(value));
    case 'size':
      return `${value} ${product.unit}`.trim();
    case 'link':
      return <Link href={String(value)}>{value}</Link>;
    default:
      return value;
  }
}
