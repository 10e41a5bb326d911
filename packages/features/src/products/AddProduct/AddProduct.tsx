'use client';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { paths } from '../../domain/paths.ts';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import { page } from '../ProductPage/ProductPage.css.ts';
import { ProductForm, type ProductFormProps } from '../ProductForm/ProductForm.tsx';

export type AddProductProps = Omit<ProductFormProps, 'label' | 'cancelHref' | 'stored'>;

/** The form of a new product, with the offer of an earlier draft. */
export function AddProduct(form: AddProductProps) {
  const messages = useMessages(productFormMessages);
  const listMessages = useMessages(productMessages);
  return (
    <div className={page}>
      <PageHeader
        title={messages.addProduct}
        back={{ href: paths.products, label: messages.backToProducts }}
        crumbs={[
          { label: listMessages.dashboard, href: paths.dashboard },
          { label: listMessages.products, href: paths.products },
          { label: messages.addProduct },
        ]}
      />
      <ProductForm {...form} label={messages.addProduct} cancelHref={paths.products} another={messages.saveAndAddAnother} />
    </div>
  );
}
