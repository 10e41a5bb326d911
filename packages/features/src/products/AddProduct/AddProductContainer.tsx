'use client';
import { useMessages } from '@valise/ui/messages';
import { productFormMessages } from '../formMessages.ts';
import { emptyContent } from '../ProductForm/rules/formContent.ts';
import { newProductOf } from '../ProductForm/rules/sentProduct.ts';
import { type ProductFormOwnerProps, useProductForm } from '../ProductForm/useProductForm.ts';
import { AddProduct } from './AddProduct.tsx';
import { useAddProduct } from './useAddProduct.ts';

export type AddProductContainerProps = ProductFormOwnerProps;

/** Adds a product over the API. What was entered survives a failure, a reload and a forced sign-out, but for a video. */
export function AddProductContainer(props: AddProductContainerProps) {
  const messages = useMessages(productFormMessages);
  const addProduct = useAddProduct();
  const { form, clear } = useProductForm({
    ...props,
    form: 'product',
    initial: emptyContent,
    version: '',
    savedMessage: () => messages.addedSuccessfully,
    send: async (content, onProgress) => {
      await addProduct(newProductOf(content), onProgress);
      return undefined;
    },
    onSaved: () => {
      // The form is empty after a product was added (document 2, section 4).
      clear();
      props.onSaved();
    },
  });
  return <AddProduct {...form} />;
}
