'use client';
import type { ProductImage } from '@valise/contract';
import { PressButton } from '@valise/ui/Button';
import { Image } from '@valise/ui/icons/Image';
import { useMessages } from '@valise/ui/messages';
import { SafeImage } from '@valise/ui/SafeImage';
import { useState } from 'react';
import { productFormMessages } from '../../formMessages.ts';
import { mainFirst } from '../../mainImage.ts';
import { useImagePreview } from '../../ProductForm/view/sections/useImagePreview.tsx';
import * as styles from './ProductGallery.css.ts';

export interface ProductGalleryProps {
  /** The product's name. */
  name: string;
  images: readonly ProductImage[];
}

/** The main picture and four others. The last one shows how many more there are. */
const SHOWN = 5;

/** A product's pictures; a press on one shows it large. On a phone one is shown at a time, above a row of all. */
export function ProductGallery({ name, images: unordered }: ProductGalleryProps) {
  const messages = useMessages(productFormMessages);
  const images = mainFirst(unordered);
  const [chosen, setChosen] = useState(0);
  const { open, preview } = useImagePreview(images, name);
  const count = images.length;
  if (count === 0)
    return (
      <p className={styles.none}>
        <Image size={24} />
        {messages.noImage}
      </p>
    );
  const nameOf = (index: number) => messages.imageOf({ name, number: index + 1 });
  const current = Math.min(chosen, count - 1);
  const picture = (index: number, alt: string, loading: 'eager' | 'lazy' = 'lazy') => (
    <SafeImage src={images[index]?.url} alt={alt} width={300} height={360} radius="medium" loading={loading} isFluid />
  );
  const opens = (index: number) => () => open(images[index]?.id ?? '');

  return (
    <div className={styles.gallery}>
      <ul className={styles.tiles}>
        {images.slice(0, SHOWN).map(({ id }, index) => {
          const more = index === SHOWN - 1 ? count - SHOWN : 0;
          return (
            <li key={id} className={styles.tile}>
              <PressButton className={styles.opener} onPress={opens(index)} aria-label={more > 0 ? messages.andMoreImages({ name: nameOf(index), count: more }) : undefined}>
                {picture(index, nameOf(index))}
                {index === 0 && <span className={styles.tag}>{messages.mainImage}</span>}
                {more > 0 && <span className={styles.more}>{messages.moreImages({ count: more })}</span>}
              </PressButton>
            </li>
          );
        })}
      </ul>
      <div className={styles.single}>
        <PressButton className={styles.opener} onPress={opens(current)}>
          {picture(current, nameOf(current), 'eager')}
          {current === 0 && <span className={styles.tag}>{messages.mainImage}</span>}
          {count > 1 && <span className={styles.place}>{messages.imagePlace({ place: current + 1, count })}</span>}
        </PressButton>
        {count > 1 && (
          <ul className={styles.thumbs}>
            {images.map(({ id, url }, index) => (
              <li key={id} className={styles.thumbPlace}>
                <PressButton className={styles.thumb} aria-label={nameOf(index)} aria-current={index === current || undefined} onPress={() => setChosen(index)}>
                  <SafeImage src={url} alt="" width={64} height={77} />
                </PressButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      {preview}
    </div>
  );
}
