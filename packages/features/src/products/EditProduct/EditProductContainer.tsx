'use client';
import type { ProductDetail } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { paths } from '../../domain/paths.ts';
import { noList, type OpenedList } from '../../kit/list/openedList.ts';
import { listSteps } from '../../kit/list/steps/listSteps.ts';
import { type ScreenSubjectProps, useScreenSubject } from '../../kit/useScreenSubject.ts';
import { productFormMessages } from '../formMessages.ts';
import { useProduct } from '../ProductPage/useProduct.ts';
import type { ProductFormOwnerProps } from '../ProductForm/useProductForm.ts';
import { EditedForm } from './EditedForm.tsx';
import { EditProduct } from './EditProduct.tsx';

export interface EditProductContainerProps extends Omit<ProductFormOwnerProps, 'onSaved'>, ScreenSubjectProps {
  /** The id in the address. Give the component another `key` for another id. */
  id: string;
  /** The list that the product was opened from, for the way back and the next and previous product. @default no list */
  list?: OpenedList;
  /** The product has been saved while the form is still open. `path` is where 'Save and next' leads. */
  onSaved: (path?: string) => void;
}

/** Edits a product over the API. The typed content survives a failure, a reload and a forced sign-out; a video does not. */
export function EditProductContainer({ id, list = noList, onSubjectChange, onSaved, ...owner }: EditProductContainerProps) {
  const messages = useMessages(productFormMessages);
  const product = useProduct(id);
  // The form keeps the product that it was opened with, even when another screen requests it again.
  const [opened, setOpened] = useState<ProductDetail>();
  const [openings, setOpenings] = useState(0);
  if (opened === undefined && product.state === 'ready' && !product.isRefreshing && product.data !== null) setOpened(product.data);
  useScreenSubject([opened?.name], onSubjectChange);
  const isOutdated = product.state === 'ready' && product.isRefreshing && product.data !== null;
  const steps = listSteps(list, id, paths.products, paths.editProduct);
  const leave = (andNext: boolean) => {
    if (!andNext || steps === undefined) return onSaved();
    if (steps.nextHref === null) notify(messages.lastOfProducts({ total: steps.total }), { tone: 'info' });
    onSaved(steps.nextHref ?? steps.listHref);
  };
  const shown = isOutdated ? ({ state: 'loading' } as const) : product;
  return (
    <EditProduct id={id} steps={steps} product={opened === undefined ? shown : { state: 'ready', data: opened, isRefreshing: false }}>
      {(found) => (
        <EditedForm
          key={openings}
          {...owner}
          product={found}
          canGoOn={steps !== undefined}
          onSaved={leave}
          cancelHref={steps?.listHref ?? paths.products}
          onReopen={(product) => {
            setOpened(product);
            setOpenings((count) => count + 1);
          }}
        />
      )}
    </EditProduct>
  );
}
