'use client';
import { type ScreenSubjectProps, useScreenSubject } from '../../kit/useScreenSubject.ts';
import { useProduct } from '../ProductPage/useProduct.ts';
import { ViewProduct } from './ViewProduct.tsx';

export interface ViewProductContainerProps extends ScreenSubjectProps {
  id: string;
}

/** One product over the API. */
export function ViewProductContainer({ id, onSubjectChange }: ViewProductContainerProps) {
  const product = useProduct(id);
  useScreenSubject([product.state === 'ready' ? product.data?.name : null], onSubjectChange);
  return <ViewProduct id={id} product={product} />;
}
