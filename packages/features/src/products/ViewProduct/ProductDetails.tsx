'use client';
import type { ProductDetail } from '@valise/contract';
import { PlayFill } from '@valise/ui/icons/PlayFill';
import { VideoCameraSlash } from '@valise/ui/icons/VideoCameraSlash';
import { fileNameOf } from '@valise/ui/ImageUploader';
import { LinkButton } from '@valise/ui/LinkButton';
import { useMessages } from '@valise/ui/messages';
import { safeUrl } from '@valise/ui/safeUrl';
import type { ReactNode } from 'react';
import { useValueFormats } from '../../kit/format/format.ts';
import { useMediaQuery } from '../../kit/useMediaQuery.ts';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import { BarcodeQr } from '../ProductForm/view/qr/BarcodeQr.tsx';
import { productSections, type SectionDefinition } from '../ProductForm/state/productSections.ts';
import { FormSection } from '../ProductForm/view/sections/FormSection.tsx';
import { cardMeta, nameIn } from '../ProductParts/ProductParts.tsx';
import { RentalPriceCard } from '../RentalPrice/RentalPriceCard.tsx';
import { ProductGallery } from './gallery/ProductGallery.tsx';
import * as styles from './ProductDetails.css.ts';
import { ProductFacts } from './ProductFacts.tsx';

export interface ProductDetailsProps {
  product: ProductDetail;
  /** The way back to the list, at the end. */
  backToProducts: ReactNode;
}

/**
 * A product's pictures, video, rental price and fields, read-only, in the order of the form. Where there is room for a second
 * column it has the price, and the section with the QR code.
 */
export function ProductDetails({ product, backToProducts }: ProductDetailsProps) {
  const messages = useMessages(productFormMessages);
  const listMessages = useMessages(productMessages);
  const formats = useValueFormats();
  const hasSide = useMediaQuery(styles.hasSide);
  const isPhone = useMediaQuery(styles.isPhone);
  const video = product.videos[0]?.url ?? '';
  const videoName = fileNameOf(video) ?? video;

  const gallery = (
    <FormSection
      name="productImage"
      title={messages.productImage}
      isHeadingHidden={isPhone}
      aside={!isPhone && <div className={styles.rated}>{cardMeta(product, listMessages, formats)}</div>}
    >
      <ProductGallery name={nameIn(listMessages)(product)} images={product.images} />
    </FormSection>
  );
  const price = <RentalPriceCard product={product} />;
  const videoSection = (
    <FormSection name="productVideo" title={messages.productVideo}>
      {video === '' ? (
        <p className={styles.none}>
          <VideoCameraSlash size={24} />
          {messages.noVideo}
        </p>
      ) : (
        <div className={styles.video}>
          <span aria-hidden="true" className={styles.play}>
            <PlayFill size={18} />
          </span>
          <span className={styles.videoName}>{videoName}</span>
          {safeUrl(video) !== undefined && (
            <span className={styles.playVideo}>
              <LinkButton variant="ghost" size="small" href={video} aria-label={messages.playVideo({ name: videoName })}>
                {messages.play}
              </LinkButton>
            </span>
          )}
        </div>
      )}
    </FormSection>
  );
  const section = ({ title, hasQr = false, groups }: SectionDefinition) => (
    <FormSection key={title} name={title} title={messages[title]}>
      <ProductFacts product={product} groups={groups} isReceipt={hasQr && hasSide} />
      {hasQr && product.barcode.trim() !== '' && (
        <div className={styles.qr}>
          <BarcodeQr barcode={product.barcode} size={172} />
        </div>
      )}
    </FormSection>
  );
  const back = <div className={styles.back}>{backToProducts}</div>;

  if (!hasSide)
    return (
      <div className={styles.column}>
        {gallery}
        {price}
        {videoSection}
        {productSections.map(section)}
        {back}
      </div>
    );
  return (
    <div className={styles.details}>
      <div className={styles.columns}>
        <div className={styles.column}>
          {gallery}
          {videoSection}
          {productSections.filter(({ hasQr }) => hasQr !== true).map(section)}
        </div>
        <div className={styles.side}>
          {price}
          {productSections.filter(({ hasQr }) => hasQr === true).map(section)}
        </div>
        {back}
      </div>
    </div>
  );
}
