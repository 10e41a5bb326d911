'use client';
import type { ProductDetail } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useState } from 'react';
import { paths } from '../../domain/paths.ts';
import { productFormMessages } from '../formMessages.ts';
import { ProductForm } from '../ProductForm/ProductForm.tsx';
import { duplicateOf } from '../ProductForm/state/openedForm.ts';
import { type ProductFormOwnerProps, useProductForm } from '../ProductForm/useProductForm.ts';
import { ProductPage } from '../ProductPage/ProductPage.tsx';
import { useProduct } from '../ProductPage/useProduct.ts';

export interface DuplicateProductProps extends ProductFormOwnerProps {
  /** The id of the product whose content the form starts with. */
  from: string;
}

/** The form of a new product with the content of a stored one, except its SKU, its barcode and its pictures. */
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
  const { form } = useProductForm({ ...owner, initial });
  return <ProductForm {...form} label={messages.addProduct} cancelHref={paths.products} another={messages.saveAndAddAnother} />;
}
