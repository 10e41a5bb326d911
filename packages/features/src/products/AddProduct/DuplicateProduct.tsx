'use client';
import type { ProductDetail } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useState } from 'react';
import { paths } from '../../domain/paths.ts';
import { productFormMessages } from '../formMessages.ts';
import { DraftedForm } from '../ProductForm/DraftedForm.tsx';
import { duplicateOf } from '../ProductForm/rules/formContent.ts';
import type { ProductFormOwnerProps } from '../ProductForm/useProductForm.ts';
import { ProductPage } from '../ProductPage/ProductPage.tsx';
import { useProduct } from '../ProductPage/useProduct.ts';
import { useNewProductForm } from './useNewProductForm.ts';

export interface DuplicateProductProps extends ProductFormOwnerProps {
  /** The id of the product that the form is filled in from. */
  from: string;
}

/** The form of a new product, filled in from a stored one: all but its SKU, its barcode and its pictures. */
export function DuplicateProduct({ from, ...owner }: DuplicateProductProps) {
  const messages = useMessages(productFormMessages);
  return (
    <ProductPage id={from} product={useProduct(from)} screen={messages.addProduct}>
      {(product) => <DuplicateForm {...owner} product={product} />}
    </ProductPage>
  );
}

function DuplicateForm({ product, ...owner }: ProductFormOwnerProps & { product: ProductDetail }) {
  const messages = useMessages(productFormMessages);
  const [initial] = useState(() => duplicateOf(product));
  return <DraftedForm {...useNewProductForm(owner, initial)} label={messages.addProduct} cancelHref={paths.products} />;
}
