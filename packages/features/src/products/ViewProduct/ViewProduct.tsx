'use client';
import type { Product } from '@valise/contract';
import { EmptyState } from '@valise/ui/EmptyState';
import { LinkButton } from '@valise/ui/LinkButton';
import { type Loadable, LoadableView } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { paths } from '../../shared/index.ts';
import { productMessages } from '../messages.ts';
import { nameIn } from '../ProductParts/ProductParts.tsx';
import { form } from '../ProductForm/ProductForm.css.ts';
import { ProductDetails } from './ProductDetails.tsx';

export interface ViewProductProps {
  /** Null when the server has no such product. */
  product: Loadable<Product | null>;
}

/** All details of one product. */
export function ViewProduct({ product }: ViewProductProps) {
  const messages = useMessages(productMessages);
  const known = product.state === 'ready' ? product.data : null;
  const backToProducts = <LinkButton href={paths.products}>{messages.backToProducts}</LinkButton>;
  return (
    <>
      <PageHeader
        title={known === null ? messages.viewProduct : nameIn(messages)(known)}
        back={{ href: paths.products, label: messages.backToProducts }}
        crumbs={[
          { label: messages.dashboard, href: paths.dashboard },
          { label: messages.products, href: paths.products },
          { label: messages.viewProduct },
        ]}
      />
      <div className={form}>
        <LoadableView loading={messages.loadingProduct} value={product}>
          {(found) =>
            found === null ? (
              <EmptyState title={messages.productNotFound} description={messages.productNotFoundHint} action={backToProducts} />
            ) : (
              <ProductDetails product={found} backToProducts={backToProducts} />
            )
          }
        </LoadableView>
      </div>
    </>
  );
}
