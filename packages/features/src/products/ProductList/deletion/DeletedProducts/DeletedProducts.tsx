'use client';
import type { Product } from '@valise/contract';
import { isComposing } from '@valise/ui/Field';
import { EyeSlash } from '@valise/ui/icons/EyeSlash';
import { useMessages } from '@valise/ui/messages';
import type { SelectedRows } from '@valise/ui/DataTable';
import { TextField } from '@valise/ui/TextField';
import { useId } from 'react';
import { productMessages } from '../../../messages.ts';
import { nameIn, picture } from '../../../ProductParts/ProductParts.tsx';
import { deleteMessages } from '../deleteMessages.ts';
import * as styles from './DeletedProducts.css.ts';

export interface DeletedProductsProps extends SelectedRows<Product> {
  /** The typed part of their number; undefined when the number need not be typed. */
  typed: string | undefined;
  onType: (typed: string) => void;
  onEnter: () => void;
}

/** The most names that are shown: nobody reads thousands, and the browser would have to render them. */
const MOST_LISTED = 200;

/** Focusable, so that the keyboard can scroll it. */
const scrollable = { role: 'region', tabIndex: 0 };

/** The products that will be deleted. Those that the list hides come first. */
export function DeletedProducts({ shown, hidden, hiddenBy, typed, onType, onEnter }: DeletedProductsProps) {
  const messages = useMessages(deleteMessages);
  const listMessages = useMessages(productMessages);
  const nameOf = nameIn(listMessages);
  const headId = useId();
  const count = shown.length + hidden.length;
  const hiddenHead = hiddenBy === 'search' ? messages.shownAndHiddenBySearch : messages.shownAndHiddenByFilters;
  const row = (product: Product, isHidden: boolean) => (
    <>
      {picture(product, 32, 32)}
      <span className={styles.naming}>
        <span className={styles.name}>
          <bdi>{nameOf(product)}</bdi>
          {product.sku !== '' && <span className={styles.pause}>, </span>}
        </span>
        <bdi className={styles.sku}>{product.sku}</bdi>
      </span>
      {isHidden && (
        <span className={styles.hidden}>
          <EyeSlash size={16} />
          {messages.hidden}
        </span>
      )}
    </>
  );
  const [only] = [...hidden, ...shown];
  if (count === 1 && only !== undefined) return <div className={styles.single}>{row(only, hidden.length > 0)}</div>;
  return (
    <div className={styles.parts}>
      <div className={styles.frame}>
        <p id={headId} className={styles.head}>
          {hidden.length > 0 ? hiddenHead({ shown: shown.length, hidden: hidden.length }) : listMessages.productCount({ count })}
        </p>
        <div {...scrollable} aria-labelledby={headId} className={styles.scrollBox}>
          <ul aria-label={messages.deletedProducts}>
            {[...hidden, ...shown].slice(0, MOST_LISTED).map((product, index) => (
              <li key={product.id} className={styles.row}>
                {row(product, index < hidden.length)}
              </li>
            ))}
            {count > MOST_LISTED && <li className={styles.row}>{messages.andMore({ count: count - MOST_LISTED })}</li>}
          </ul>
        </div>
      </div>
      {typed !== undefined && (
        <div className={styles.field}>
          <TextField
            label={messages.typeToConfirm({ count })}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={onType}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !isComposing(event)) onEnter();
            }}
          />
        </div>
      )}
    </div>
  );
}
