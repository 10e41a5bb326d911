'use client';
import type { ProductDetail } from '@valise/contract';
import { ArrowLeft } from '@valise/ui/icons/ArrowLeft';
import { Copy } from '@valise/ui/icons/Copy';
import { PencilSimple } from '@valise/ui/icons/PencilSimple';
import { LinkButton } from '@valise/ui/LinkButton';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { paths } from '../../domain/paths.ts';
import type { ListSteps } from '../../kit/list/steps/listSteps.ts';
import { useValueFormats } from '../../kit/format/format.ts';
import { useMediaQuery } from '../../kit/useMediaQuery.ts';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import { ProductPage, shownProduct } from '../ProductPage/ProductPage.tsx';
import { PrintLabel } from '../Labels/PrintLabel.tsx';
import { cardMeta, nameIn, statusBadge } from '../ProductParts/ProductParts.tsx';
import { isPhone as isPhoneQuery } from './ProductDetails.css.ts';
import { ProductDetails } from './ProductDetails.tsx';
import * as styles from './ViewProduct.css.ts';

export interface ViewProductProps {
  /** The id in the address. */
  id: string;
  /** Null when the server has no such product. */
  product: Loadable<ProductDetail | null>;
  /** Its place in the list that it was opened from. @default not opened from a list */
  steps?: ListSteps;
}

/** All details of one product. */
export function ViewProduct({ id, product, steps }: ViewProductProps) {
  const messages = useMessages(productFormMessages);
  const listMessages = useMessages(productMessages);
  const isPhone = useMediaQuery(isPhoneQuery);
  const formats = useValueFormats();
  const known = shownProduct(product);
  return (
    <ProductPage
      id={id}
      product={product}
      steps={steps}
      screen={messages.viewProduct}
      title={known === null ? undefined : nameIn(listMessages)(known)}
      beside={
        known && (
          <>
            {statusBadge(known, listMessages)}
            {isPhone && cardMeta(known, listMessages, formats)}
          </>
        )
      }
      primaryAction={
        known && (
          <>
            <PrintLabel product={known} isInMenu={isPhone} />
            <LinkButton icon={<Copy size={18} />} href={paths.duplicateProduct(known.id)}>
              {listMessages.duplicateAction}
            </LinkButton>
            <LinkButton variant="primary" icon={<PencilSimple size={18} />} href={paths.editProduct(known.id)}>
              {listMessages.editAction}
            </LinkButton>
          </>
        )
      }
    >
      {(found) => (
        <ProductDetails
          product={found}
          backToProducts={
            <LinkButton href={steps?.listHref ?? paths.products} icon={<ArrowLeft size={18} className={styles.arrow} />}>
              {messages.backToProducts}
            </LinkButton>
          }
        />
      )}
    </ProductPage>
  );
}
