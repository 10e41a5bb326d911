'use client';
import type { ProductDetail } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import type { ReactNode } from 'react';
import type { ListSteps } from '../../kit/list/steps/listSteps.ts';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import { ProductPage, shownProduct } from '../ProductPage/ProductPage.tsx';
import { nameIn, picture, statusBadge } from '../ProductParts/ProductParts.tsx';
import * as styles from './EditProduct.css.ts';

export interface EditProductProps {
  /** The id in the address. */
  id: string;
  /** Null when the server has no such product. */
  product: Loadable<ProductDetail | null>;
  /** Its place in the list that it was opened from. @default not opened from a list */
  steps?: ListSteps;
  /** Returns the form of the product. */
  children: (product: ProductDetail) => ReactNode;
}

/** The page that edits a product: its name and status, and its form. */
export function EditProduct({ id, product, steps, children }: EditProductProps) {
  const messages = useMessages(productFormMessages);
  const listMessages = useMessages(productMessages);
  const known = shownProduct(product);
  return (
    <ProductPage
      id={id}
      product={product}
      steps={steps}
      screen={messages.editProduct}
      actions={
        known && (
          <span className={styles.product}>
            <span className={styles.named}>
              <span className={styles.picture}>{picture(known, 32, 32)}</span>
              <span className={styles.name}>{nameIn(listMessages)(known)}</span>
            </span>
            {statusBadge(known, listMessages)}
          </span>
        )
      }
    >
      {children}
    </ProductPage>
  );
}
