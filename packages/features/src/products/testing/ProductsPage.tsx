import { ready } from '@valise/ui/LoadableView';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { keptListArgs, useKeptList } from '../../kit/testing/keptList.ts';
import { ProductList, type ProductListProps } from '../ProductList/ProductList.tsx';
import { productListState } from '../ProductList/state/productListState.ts';
import { drawnProducts } from './drawnProducts.ts';

/** The arguments of a story of the product list. */
export const productsPageArgs = () => ({
  products: ready(drawnProducts(248)),
  ...keptListArgs(productListState.default),
  onDelete: fn(async () => 'deleted' as const),
});

/** The product list, which keeps its state and removes deleted products, as an application does. */
export function ProductsPage({ products, onDelete, ...props }: ProductListProps) {
  const kept = useKeptList(props);
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const remaining = products.state === 'ready' ? { ...products, data: products.data.filter(({ id }) => !deleted.includes(id)) } : products;
  return (
    <>
      <ProductList
        products={deleted.length === 0 ? products : remaining}
        {...kept}
        onDelete={async (ids) => {
          const outcome = await onDelete(ids);
          setDeleted((known) => [...known, ...ids]);
          return outcome;
        }}
      />
      <Toasts />
    </>
  );
}
