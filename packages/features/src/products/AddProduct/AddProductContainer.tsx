'use client';
import { emptyContent } from '../ProductForm/state/productForm.ts';
import { type ProductFormOwnerProps, useProductForm } from '../ProductForm/useProductForm.ts';
import { AddProduct } from './AddProduct.tsx';
import { DuplicateProduct } from './DuplicateProduct.tsx';

export interface AddProductContainerProps extends ProductFormOwnerProps {
  /** The id of the product whose content the form starts with. Give the component another `key` for another id. @default an empty form */
  from?: string;
}

/** Adds a product over the API. The typed content survives a failure, a reload and a forced sign-out; a video does not. */
export function AddProductContainer({ from, ...owner }: AddProductContainerProps) {
  return from === undefined ? <NewProduct {...owner} /> : <DuplicateProduct {...owner} from={from} />;
}

function NewProduct(owner: ProductFormOwnerProps) {
  const { form } = useProductForm({ ...owner, initial: emptyContent });
  return <AddProduct {...form} />;
}
