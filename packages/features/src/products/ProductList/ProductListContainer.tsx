'use client';
import { useProducts } from '../useProducts.ts';
import { ProductList, type ProductListProps } from './ProductList.tsx';

export type ProductListContainerProps = Pick<ProductListProps, 'view' | 'onViewChange'>;

/** The product list over the API. */
export function ProductListContainer({ view, onViewChange }: ProductListContainerProps) {
  const { products, deleteProducts } = useProducts();
  return <ProductList products={products} view={view} onViewChange={onViewChange} onDelete={deleteProducts} />;
}
