'use client';
import type { OrderItem } from '@valise/contract';
import { Card } from '@valise/ui/Card';
import { useMessages } from '@valise/ui/messages';
import { SafeImage } from '@valise/ui/SafeImage';
import { useState } from 'react';
import { type ValueFormats, useValueFormats } from '../../kit/format/format.ts';
import { LazyImagePreview } from '../../kit/images/LazyImagePreview.tsx';
import { type OrderCopy, orderMessages } from './messages.ts';
import * as styles from './OrderCards.css.ts';
import { countItems } from './pieces.ts';
import { isSameAmount, itemTotal, priceOfPieces } from './receipt.ts';

export interface OrderItemsProps {
  items: readonly OrderItem[];
  /** The brand of the product with this name, if it is known. */
  brandOf?: (productName: string) => string | undefined;
}

/** An order's items. A press on a picture shows it large. */
export function OrderItems({ items, brandOf }: OrderItemsProps) {
  const messages = useMessages(orderMessages);
  const formats = useValueFormats();
  const [shown, setShown] = useState({ isOpen: false, index: 0 });
  const nameOf = ({ productName }: OrderItem) => productName || messages.namelessItem;
  const pictured = items.filter(({ productImage }) => productImage !== null);
  return (
    <Card title={messages.items} actions={<span className={styles.detail}>{messages.itemsAndPieces(countItems(items))}</span>} isFlush>
      {items.length === 0 ? (
        <p className={styles.item}>{messages.noItems}</p>
      ) : (
        <div className={styles.items}>
          <div aria-hidden="true" className={styles.itemsHead}>
            <span>{messages.product}</span>
            <span className={styles.end}>{messages.price}</span>
            <span className={styles.end}>{messages.quantity}</span>
            <span className={styles.end}>{messages.total}</span>
          </div>
          <ul aria-label={messages.items}>
            {items.map((item, index) => (
              <li key={index} className={styles.item}>
                <div className={styles.itemName}>
                  <ItemPicture
                    item={item}
                    label={messages.itemPicture({ name: nameOf(item) })}
                    onPress={() => setShown({ isOpen: true, index: pictured.indexOf(item) })}
                  />
                  <div className={styles.lines}>
                    <span className={styles.name}>{nameOf(item)}</span>
                    {brandOf?.(item.productName) && <span className={styles.detail}>{brandOf(item.productName)}</span>}
                    <ItemSum item={item} />
                  </div>
                </div>
                <dl className={styles.figures}>
                  {figuresOf(item, messages, formats).map(({ term, value, isStrong }) => (
                    <div key={term} className={styles.figure}>
                      <dt className={styles.figureTerm}>{term}</dt>
                      <dd className={isStrong ? styles.strong : undefined}>{value}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </div>
      )}
      <LazyImagePreview
        {...shown}
        images={pictured.map((item) => ({ src: item.productImage ?? '', alt: nameOf(item) }))}
        onIndexChange={(index) => setShown({ isOpen: true, index })}
        onClose={() => setShown((known) => ({ ...known, isOpen: false }))}
      />
    </Card>
  );
}

const figuresOf = (item: OrderItem, messages: OrderCopy, { money, number }: ValueFormats) => [
  { term: messages.price, value: money(item.price), isStrong: false },
  { term: messages.quantity, value: number(item.quantity), isStrong: false },
  { term: messages.total, value: money(itemTotal(item)), isStrong: true },
];

/** Says so when an item's total is not the price of its pieces. */
function ItemSum({ item }: { item: OrderItem }) {
  const messages = useMessages(orderMessages);
  const { money, number } = useValueFormats();
  const product = priceOfPieces(item);
  if (item.total === null || product === null || isSameAmount(item.total, product)) return null;
  return (
    <span className={styles.warning}>
      {messages.itemDiffers({ price: money(item.price), quantity: number(item.quantity), product: money(product), total: money(item.total) })}
    </span>
  );
}

function ItemPicture({ item, label, onPress }: { item: OrderItem; label: string; onPress: () => void }) {
  const picture = <SafeImage src={item.productImage} alt="" width={44} height={44} />;
  if (item.productImage === null) return picture;
  return (
    <button type="button" aria-label={label} aria-haspopup="dialog" className={styles.itemPicture} onClick={onPress}>
      {picture}
    </button>
  );
}
