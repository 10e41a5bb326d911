import type { Product } from '@valise/contract';
import { SafeImage } from '@valise/ui/SafeImage';
import { StatusBadge } from '@valise/ui/StatusBadge';
import type { NumberFormats } from '../../kit/format/numberFormats.ts';
import { mainImage } from '../mainImage.ts';
import type { ProductCopy } from '../messages.ts';
import { availabilities, availabilityKey } from '../availability.ts';
import * as styles from './ProductParts.css.ts';

/** The name of a product, or a name made of its id. */
export const nameIn =
  (messages: ProductCopy) =>
  ({ id, name }: Product): string =>
    name.trim() || messages.nameless({ id });

/** A product's main image. It has no alt text, because the name is beside it. */
export function picture(product: Product, width: number, height: number) {
  return <SafeImage src={mainImage(product)} alt="" width={width} height={height} />;
}

export function statusBadge(product: Product, messages: ProductCopy) {
  const key = availabilityKey(product.availability);
  return <StatusBadge {...availabilities.lookOf(product.availability)}>{messages[key]}</StatusBadge>;
}

/** A star and the rating with one decimal; '–' without a rating. */
export function ratingOf({ rating }: Product, formats: NumberFormats) {
  const text = formats.rating(rating);
  return rating === null ? text : <span className={styles.rating}>{text}</span>;
}

/** The stock; zero is emphasised. */
export function stockOf({ stock }: Product, formats: NumberFormats) {
  const text = formats.number(stock);
  return stock === null || stock > 0 ? text : <span className={styles.none}>{text}</span>;
}

/** Rating and stock, at the bottom of a card. */
export function cardMeta(product: Product, messages: ProductCopy, formats: NumberFormats) {
  const { rating, stock } = product;
  return (
    <span className={styles.meta}>
      {rating !== null && ratingOf(product, formats)}
      {stock !== null && (
        <span className={stock > 0 ? undefined : styles.none}>{messages.inStock({ count: stock })}</span>
      )}
    </span>
  );
}

const inOneLine = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\u00A0· ');

/** Brand and SKU, without the unknown ones. It never breaks before a dot. */
export const brandAndSku = ({ brand, sku }: Pick<Product, 'brand' | 'sku'>): string => inOneLine([brand, sku]);

/** Brand, SKU, grade and prep buffer, without the unknown ones. It breaks only between them, and there the dot is hidden. */
export function summaryOf({ brand, sku, conditionGrade, prepBuffer }: Product, messages: ProductCopy) {
  const prep = prepBuffer === '' ? '' : messages.prep({ time: prepBuffer });
  const known = [brand, sku, conditionGrade, prep].filter((part) => part !== '');
  return (
    <span className={styles.summary}>
      {known.map((part, index) => (
        <span key={index} className={styles.part}>
          {index > 0 && <span className={styles.dot}>{'\u00A0· '}</span>}
          {part}
        </span>
      ))}
    </span>
  );
}
