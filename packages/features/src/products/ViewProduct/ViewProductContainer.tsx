'use client';
import { paths } from '../../domain/paths.ts';
import { noList, type OpenedList } from '../../kit/list/openedList.ts';
import { listSteps } from '../../kit/list/steps/listSteps.ts';
import { type ScreenSubjectProps, useScreenSubject } from '../../kit/useScreenSubject.ts';
import { useProduct } from '../ProductPage/useProduct.ts';
import { ViewProduct } from './ViewProduct.tsx';

export interface ViewProductContainerProps extends ScreenSubjectProps {
  id: string;
  /** The list that the product was opened from, for the way back and the next and previous product. @default no list */
  list?: OpenedList;
}

/** One product over the API. */
export function ViewProductContainer({ id, list = noList, onSubjectChange }: ViewProductContainerProps) {
  const product = useProduct(id);
  useScreenSubject([product.state === 'ready' ? product.data?.name : null], onSubjectChange);
  return <ViewProduct id={id} product={product} steps={listSteps(list, id, paths.products, paths.viewProduct)} />;
}
