'use client';
import { useMessages } from '@valise/ui/messages';
import { productFormMessages } from '../formMessages.ts';
import type { FormContent } from '../ProductForm/rules/formContent.ts';
import { newProductOf } from '../ProductForm/rules/sentProduct.ts';
import { type ProductFormOwnerProps, useProductForm } from '../ProductForm/useProductForm.ts';
import { useAddProduct } from './useAddProduct.ts';

/** The form of a new product over the API, opened with `initial`. */
export function useNewProductForm(owner: ProductFormOwnerProps, initial: FormContent) {
  const messages = useMessages(productFormMessages);
  const addProduct = useAddProduct();
  const { form, clear } = useProductForm({
    ...owner,
    form: 'product',
    initial,
    version: '',
    savedMessage: () => messages.addedSuccessfully,
    send: async (content, options) => {
      await addProduct(newProductOf(content), { ...options, equalBefore: content.equalBefore });
      return undefined;
    },
    onSaved: () => {
      // The form is empty after a product was added (document 2, section 4).
      clear();
      owner.onSaved();
    },
  });
  return form;
}
