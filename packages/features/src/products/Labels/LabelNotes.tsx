'use client';
import type { Product } from '@valise/contract';
import { Banner } from '@valise/ui/Banner';
import { useMessages } from '@valise/ui/messages';
import type { ReactNode } from 'react';
import * as styles from './LabelsDialog.css.ts';
import { labelMessages } from './messages.ts';

/** The most products that a note names. */
const MOST_NAMES = 5;

interface LabelNotesProps {
  withoutBarcode: readonly Product[];
  /** Products whose barcode is too long for a QR code. */
  withLongBarcode: readonly Product[];
  nameOf: (product: Product) => string;
}

/** Names the products that get no label, with the reason. */
export function LabelNotes({ withoutBarcode, withLongBarcode, nameOf }: LabelNotesProps) {
  const messages = useMessages(labelMessages);
  if (withoutBarcode.length + withLongBarcode.length === 0) return null;
  const namesOf = (left: readonly Product[]) => {
    const names = left.slice(0, MOST_NAMES).map(nameOf).join(', ');
    return left.length > MOST_NAMES ? messages.andMore({ names, count: left.length - MOST_NAMES }) : names;
  };
  return (
    <div className={styles.notes}>
      {withoutBarcode.length > 0 && <Note>{messages.withoutBarcode({ count: withoutBarcode.length, names: namesOf(withoutBarcode) })}</Note>}
      {withLongBarcode.length > 0 && <Note>{messages.withLongBarcode({ count: withLongBarcode.length, names: namesOf(withLongBarcode) })}</Note>}
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Banner tone="warning">
      <p className={styles.note}>{children}</p>
    </Banner>
  );
}
