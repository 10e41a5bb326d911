'use client';
import { emptyContent } from '../ProductForm/state/productForm.ts';
import { type ProductFormOwnerProps, useProductForm } from '../ProductForm/useProductForm.ts';
import { AddProduct } from './AddProduct.tsx';
import { DuplicateProduct } from './DuplicateProduct.tsx';

export interface AddProductContainerProps extends ProductFormOwnerProps {
  /** The id of the product that the form is filled in from. Another id is another screen: it needs another `key`. @default the form is empty */
  from?: string;
}

/** Adds a product over the API. What was entered survives a failure, a reload and a forced sign-out, but for a video. */
export function AddProductContainer({ from, ...owner }: AddProductContainerProps) {
  return from === undefined ? <NewProduct {...owner} /> : <DuplicateProduct {...owner} from={from} />;
}

function NewProduct(owner: ProductFormOwnerProps) {
  const { form } = useProductForm({ ...owner, initial: emptyContent });
  return <AddProduct {...form} />;
}
