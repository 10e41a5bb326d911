import type { Product } from '@valise/contract';
import type { Messages } from '@valise/ui/messages';
import { SafeImage } from '@valise/ui/SafeImage';
import { StatusBadge } from '@valise/ui/StatusBadge';
import { mainImage } from '../mainImage.ts';
import type { productMessages } from '../messages.ts';
import { availabilityBadges, availabilityKey } from '../productTone.ts';
import * as styles from './ProductParts.css.ts';

export type ProductCopy = Messages<(typeof productMessages)['en-US']>;

/** What a product is called; one without a name by its id. */
export const nameIn =
  (messages: ProductCopy) =>
  ({ id, name }: Product): string =>
    name || messages.nameless({ id });

/** A product's picture beside its name, which says what it shows. */
export function picture(product: Product, width: number, height: number) {
  return <SafeImage src={mainImage(product)} alt="" width={width} height={height} />;
}

export function statusBadge(product: Product, messages: ProductCopy) {
  const key = availabilityKey(product.availability);
  return <StatusBadge {...availabilityBadges[key]}>{messages[key]}</StatusBadge>;
}

/** A star and the rating with one decimal; '–' when nobody has rated the product. */
export function ratingOf({ rating }: Product) {
  if (rating === null) return '–';
  return <span className={styles.rating}>{rating.toFixed(1)}</span>;
}

const figures = new Intl.NumberFormat('en-US');

/** None in stock stands out. */
export function stockOf({ stock }: Product) {
  if (stock === null) return '–';
  return stock > 0 ? figures.format(stock) : <span className={styles.none}>{stock}</span>;
}

/** What a card says at its foot. */
export function cardMeta(product: Product, messages: ProductCopy) {
  const { rating, stock } = product;
  return (
    <span className={styles.meta}>
      {rating !== null && ratingOf(product)}
      {stock !== null && (
        <span className={stock > 0 ? undefined : styles.none}>{messages.inStock({ count: stock })}</span>
      )}
    </span>
  );
}

/** What is known among brand, grade and prep buffer, in one line; where it breaks, no line begins with a dot. */
export function summaryOf({ brand, conditionGrade, prepBuffer }: Product, messages: ProductCopy): string {
  const prep = prepBuffer === '' ? '' : messages.prep({ time: prepBuffer });
  return [brand, conditionGrade, prep].filter((part) => part !== '').join('\u00A0· ');
}
