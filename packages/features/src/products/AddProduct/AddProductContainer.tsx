'use client';
import { emptyContent } from '../ProductForm/rules/formContent.ts';
import type { ProductFormOwnerProps } from '../ProductForm/useProductForm.ts';
import { AddProduct } from './AddProduct.tsx';
import { DuplicateProduct } from './DuplicateProduct.tsx';
import { useNewProductForm } from './useNewProductForm.ts';

export interface AddProductContainerProps extends ProductFormOwnerProps {
  /** The id of the product that the form is filled in from. Another one is another screen: it needs another `key`. @default none */
  from?: string;
}

/** Adds a product over the API. What was entered survives a failure, a reload and a forced sign-out, but for a video. */
export function AddProductContainer({ from, ...owner }: AddProductContainerProps) {
  return from === undefined ? <NewProduct {...owner} /> : <DuplicateProduct {...owner} from={from} />;
}

function NewProduct(owner: ProductFormOwnerProps) {
  return <AddProduct {...useNewProductForm(owner, emptyContent)} />;
}
