'use client';
import type { ProductDetail } from '@valise/contract';
import { useState } from 'react';
import { type ScreenSubjectProps, useScreenSubject } from '../../kit/useScreenSubject.ts';
import { useProduct } from '../ProductPage/useProduct.ts';
import type { ProductFormOwnerProps } from '../ProductForm/useProductForm.ts';
import { EditedForm } from './EditedForm.tsx';
import { EditProduct } from './EditProduct.tsx';

export interface EditProductContainerProps extends ProductFormOwnerProps, ScreenSubjectProps {
  /** The id in the address. Give the component another `key` for another id. */
  id: string;
}

/** Edits a product over the API. The typed content survives a failure, a reload and a forced sign-out; a video does not. */
export function EditProductContainer({ id, onSubjectChange, ...owner }: EditProductContainerProps) {
  const product = useProduct(id);
  // The form keeps the product that it was opened with, even when another screen requests it again.
  const [opened, setOpened] = useState<ProductDetail>();
  const [openings, setOpenings] = useState(0);
  if (opened === undefined && product.state === 'ready' && !product.isRefreshing && product.data !== null) setOpened(product.data);
  useScreenSubject([opened?.name], onSubjectChange);
  const isOutdated = product.state === 'ready' && product.isRefreshing && product.data !== null;
  const shown = isOutdated ? ({ state: 'loading' } as const) : product;
  return (
    <EditProduct id={id} product={opened === undefined ? shown : { state: 'ready', data: opened, isRefreshing: false }}>
      {(found) => (
        <EditedForm
          key={openings}
          {...owner}
          product={found}
          onReopen={(product) => {
            setOpened(product);
            setOpenings((count) => count + 1);
          }}
        />
      )}
    </EditProduct>
  );
}
