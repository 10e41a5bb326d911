'use client';
import { memo } from 'react';
import { LazyBulkEdit } from '../BulkEdit/LazyBulkEdit.tsx';
import { useAddedProduct } from '../added/useAddedProduct.ts';
import { useProducts } from './useProducts.ts';
import { ProductList, type ProductListProps } from './ProductList.tsx';

export type ProductListContainerProps = Omit<ProductListProps, 'products' | 'onDelete' | 'bulkEdit' | 'addedId'>;

/** The product list with its data from the API. Memoised, because a page shows first, and its address then renders the route again. */
export const ProductListContainer = memo(function ProductListContainer(props: ProductListContainerProps) {
  const { products, deleteProducts } = useProducts();
  const addedId = useAddedProduct(products);
  return <ProductList {...props} products={products} onDelete={deleteProducts} addedId={addedId} bulkEdit={LazyBulkEdit} />;
});
