'use client';
import type { Product } from '@valise/contract';
import { Link } from '@valise/ui/Link';
import { useMessages } from '@valise/ui/messages';
import { SafeImage } from '@valise/ui/SafeImage';
import type { ReactNode } from 'react';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import { nameIn } from '../ProductParts/ProductParts.tsx';
import { FormSection } from '../ProductForm/sections/FormSection.tsx';
import { grid, groups as groupsStyle, sections, wide } from '../ProductForm/sections/FormSection.css.ts';
import { productSections } from '../ProductForm/rules/productSections.ts';
import * as styles from './ProductDetails.css.ts';
import { ProductValue } from './ProductValue.tsx';

export interface ProductDetailsProps {
  product: Product;
  /** The way back to the list, at the end. */
  backToProducts: ReactNode;
}

/** A product's pictures, video and fields, read-only, in the order of the form. */
export function ProductDetails({ product, backToProducts }: ProductDetailsProps) {
  const messages = useMessages(productFormMessages);
  const listMessages = useMessages(productMessages);
  const [video] = product.videos;
  return (
    <div className={sections}>
      <FormSection title={messages.productImage}>
        {product.images.length === 0 ? (
          <p className={styles.none}>{messages.noImage}</p>
        ) : (
          <ul className={styles.images}>
            {product.images.map(({ id, url }, index) => (
              <li key={id}>
                <SafeImage
                  src={url}
                  alt={messages.imageOf({ name: nameIn(listMessages)(product), number: index + 1 })}
                  width={160}
                  height={192}
                  radius="medium"
                  isFluid
                />
              </li>
            ))}
          </ul>
        )}
      </FormSection>
      <FormSection title={messages.productVideo}>
        {video ? <Link href={video}>{video}</Link> : <p className={styles.none}>{messages.noVideo}</p>}
      </FormSection>
      {productSections.map(({ title, columns, groups }) => (
        <FormSection key={title} title={messages[title]}>
          <div className={groupsStyle}>
            {groups.map((fields) => (
              <dl key={fields[0]?.field} className={grid[columns]}>
                {fields.map((definition) => (
                  <div key={definition.field} className={definition.isWide === true ? wide : undefined}>
                    <dt className={styles.term}>{messages[definition.label]}</dt>
                    <dd className={styles.value}>
                      <ProductValue definition={definition} product={product} />
                    </dd>
                  </div>
                ))}
              </dl>
            ))}
          </div>
        </FormSection>
      ))}
      <div>{backToProducts}</div>
    </div>
  );
}
