'use client';
import { DecimalField } from '@valise/ui/DecimalField';
import { useMessages } from '@valise/ui/messages';
import { Select, type SelectOption } from '@valise/ui/Select';
import { StatusBadge } from '@valise/ui/StatusBadge';
import { productOptions } from '../ProductForm/state/options.ts';
import { availabilities } from '../availability.ts';
import * as styles from './BulkEditFields.css.ts';
import { bulkEditMessages } from './messages.ts';
import type { BulkChange } from './rules/bulkRows.ts';
import { maxDecimalsOf, type PriceChange, priceChanges, priceUnits } from './rules/priceAfter.ts';

export interface BulkEditFieldsProps {
  change: BulkChange;
  onChange: (change: BulkChange) => void;
  /** True while products are being changed. */
  isDisabled: boolean;
}

const KEEP = 'keep';
const priceLabels = { keep: 'leaveAsItIs', set: 'setTo', raise: 'raiseBy', lower: 'lowerBy' } as const;

const statusOptions = productOptions.availability.map(
  (availability): SelectOption => ({
    value: availability,
    label: availability,
    content: <StatusBadge {...availabilities.lookOf(availability)}>{availability}</StatusBadge>,
  }),
);

/** The new status and the new price of all the products. */
export function BulkEditFields({ change, onChange, isDisabled }: BulkEditFieldsProps) {
  const messages = useMessages(bulkEditMessages);
  const { status, price } = change;
  const setPrice = (part: Partial<PriceChange>) => onChange({ ...change, price: { ...price, ...part } });
  const isRelative = price.how === 'raise' || price.how === 'lower';
  return (
    <div className={styles.fields}>
      <div className={styles.status}>
        <Select
          label={messages.status}
          options={[{ value: KEEP, label: messages.leaveAsItIs }, ...statusOptions]}
          value={status ?? KEEP}
          isDisabled={isDisabled}
          onChange={(chosen) => onChange({ ...change, status: chosen === KEEP ? null : chosen })}
        />
      </div>
      <div className={styles.price}>
        <div className={styles.how}>
          <Select
            label={messages.basePrice}
            options={priceChanges.map((how) => ({ value: how, label: messages[priceLabels[how]] }))}
            value={price.how}
            isDisabled={isDisabled}
            onChange={(chosen) => setPrice({ how: priceChanges.find((how) => how === chosen) ?? KEEP })}
          />
        </div>
        {price.how !== KEEP && (
          <div className={styles.amount}>
            <DecimalField
              label={messages.amount}
              value={price.typed}
              isDisabled={isDisabled}
              maxDecimals={maxDecimalsOf(price)}
              prefix={isRelative ? undefined : '$'}
              onChange={(typed) => setPrice({ typed })}
            />
          </div>
        )}
        {isRelative && (
          <div className={styles.unit}>
            <Select
              label={messages.unit}
              options={priceUnits}
              value={price.unit}
              isDisabled={isDisabled}
              onChange={(chosen) => setPrice({ unit: priceUnits.find((unit) => unit === chosen) ?? '%' })}
            />
          </div>
        )}
      </div>
    </div>
  );
}
