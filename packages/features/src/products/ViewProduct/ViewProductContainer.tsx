'use client';
import { useProduct } from '../ProductPage/useProduct.ts';
import { ViewProduct } from './ViewProduct.tsx';

export interface ViewProductContainerProps {
  id: string;
}

/** One product over the API. */
export function ViewProductContainer({ id }: ViewProductContainerProps) {
  return <ViewProduct id={id} product={useProduct(id)} />;
}
