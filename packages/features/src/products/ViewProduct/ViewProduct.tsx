'use client';
import type { Product } from '@valise/contract';
import { LinkButton } from '@valise/ui/LinkButton';
import { type Loadable, LoadableView } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { useRef } from 'react';
import { paths } from '../../shared/index.ts';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import { nameIn } from '../ProductParts/ProductParts.tsx';
import { form } from '../ProductForm/ProductForm.css.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';

export interface ViewProductProps {
  /** As it is in the address. */
  id: string;
  /** Null when the server has no such product. */
  product: Loadable<Product | null>;
}

/** All details of one product. */
export function ViewProduct({ id, product }: ViewProductProps) {
  const messages = useMessages(productFormMessages);
  const listMessages = useMessages(productMessages);
  const hadFocus = useRef(false);
  const known = product.state === 'ready' ? product.data : null;
  if (product.state === 'ready' && known === null) return <ProductNotFound id={id} takesFocus={hadFocus} />;
  const backToProducts = <LinkButton href={paths.products}>{messages.backToProducts}</LinkButton>;
  return (
    <>
      <PageHeader
        titleRef={(heading) => () => {
          hadFocus.current = document.activeElement === heading;
        }}
        title={known === null ? messages.viewProduct : nameIn(listMessages)(known)}
        back={{ href: paths.products, label: messages.backToProducts }}
        crumbs={[
          { label: listMessages.dashboard, href: paths.dashboard },
          { label: listMessages.products, href: paths.products },
          { label: messages.viewProduct },
        ]}
      />
      {/* Another element, because the product is not the loading text moved down by a name of two lines. */}
      <div key={product.state === 'loading' ? 'loading' : 'loaded'} className={form}>
        <LoadableView loading={messages.loadingProduct} value={product}>
          {(found) => found && <ProductDetails product={found} backToProducts={backToProducts} />}
        </LoadableView>
      </div>
    </>
  );
}
