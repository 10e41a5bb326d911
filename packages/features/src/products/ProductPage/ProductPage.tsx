'use client';
import type { ProductDetail } from '@valise/contract';
import { type Loadable, LoadableView } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { StepLinks } from '@valise/ui/StepLinks';
import { type ReactNode, useRef } from 'react';
import { paths } from '../../domain/paths.ts';
import { type ListSteps, stepLinks } from '../../kit/list/steps/listSteps.ts';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import { ProductNotFound } from './ProductNotFound.tsx';
import { page } from './ProductPage.css.ts';

export interface ProductPageProps {
  /** The id in the address. */
  id: string;
  /** Null when the server has no such product. */
  product: Loadable<ProductDetail | null>;
  /** Its place in the list that it was opened from. @default not opened from a list */
  steps?: ListSteps;
  /** Names the screen: the last of the breadcrumbs. */
  screen: string;
  /** @default screen */
  title?: string;
  /** Beside the title; below it on a phone. */
  beside?: ReactNode;
  /** At the end of the title's row. */
  actions?: ReactNode;
  /** The page's main action. */
  primaryAction?: ReactNode;
  /** Below the title. */
  children: (product: ProductDetail) => ReactNode;
}

/** The product on screen; null before it is loaded. */
export const shownProduct = (product: Loadable<ProductDetail | null>): ProductDetail | null => (product.state === 'ready' ? product.data : null);

/** The page of one product: loading, failed, not found, or the product. */
export function ProductPage({ id, product, steps, screen, title = screen, beside, actions, primaryAction, children }: ProductPageProps) {
  const messages = useMessages(productFormMessages);
  const listMessages = useMessages(productMessages);
  const hadFocus = useRef(false);
  const listHref = steps?.listHref ?? paths.products;
  if (product.state === 'ready' && product.data === null) return <ProductNotFound id={id} takesFocus={hadFocus} />;
  return (
    <div className={page}>
      <PageHeader
        titleRef={(heading) => () => {
          hadFocus.current = document.activeElement === heading;
        }}
        title={title}
        beside={beside}
        back={{ href: listHref, label: messages.backToProducts }}
        crumbs={[
          { label: listMessages.dashboard, href: paths.dashboard },
          { label: listMessages.products, href: listHref },
          { label: screen },
        ]}
        steps={steps && <StepLinks {...stepLinks(steps, { previous: messages.previousProduct, next: messages.nextProduct })} />}
        actions={actions}
        primaryAction={primaryAction}
      />
      {/* Another element, because the product is not the loading text moved down by a name of two lines. */}
      <div key={product.state === 'loading' ? 'loading' : 'loaded'}>
        <LoadableView loading={messages.loadingProduct} value={product}>
          {(found) => found && children(found)}
        </LoadableView>
      </div>
    </div>
  );
}
