'use client';
import { useProducts } from './useProducts.ts';
import { ProductList, type ProductListProps } from './ProductList.tsx';

export type ProductListContainerProps = Pick<ProductListProps, 'listState' | 'onListStateChange' | 'hiddenColumns' | 'onHiddenColumnsChange'>;

/** The product list with its data from the API. */
export function ProductListContainer(props: ProductListContainerProps) {
  const { products, deleteProducts } = useProducts();
  return <ProductList {...props} products={products} onDelete={deleteProducts} />;
}
