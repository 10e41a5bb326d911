'use client';
import type { Product } from '@valise/contract';
import { Button } from '@valise/ui/Button';
import { Dialog } from '@valise/ui/Dialog';
import { Printer } from '@valise/ui/icons/Printer';
import { useMessages } from '@valise/ui/messages';
import { NumberField } from '@valise/ui/NumberField';
import { useQrShape } from '@valise/ui/QrCode';
import { RadioGroup } from '@valise/ui/RadioGroup';
import { useMemo, useState } from 'react';
import { productMessages } from '../messages.ts';
import { nameIn } from '../ProductParts/ProductParts.tsx';
import { LabelNotes } from './LabelNotes.tsx';
import { countFrom, labelPages, labelsOf } from './labelPages.ts';
import { LabelPreview } from './LabelPreview.tsx';
import * as styles from './LabelsDialog.css.ts';
import { LabelSheet } from './LabelSheet.tsx';
import { type LabelSizeName, labelSizeNames, labelSizes, perPage } from './labelSizes.ts';
import { labelMessages } from './messages.ts';
import { storedLabelSize } from './storedLabelSize.ts';

/** The most labels of one print: a hundred sheets of A4. */
const MOST_LABELS = 2400;
const MOST_COPIES = 99;

export interface LabelsDialogProps {
  isOpen: boolean;
  /** The products to label, in order. */
  products: readonly Product[];
  onClose: () => void;
}

/** Prints a QR label for each product that has a barcode: on sheets of A4, or on the labels of a label printer. */
export function LabelsDialog({ isOpen, products, onClose }: LabelsDialogProps) {
  const messages = useMessages(labelMessages);
  const listMessages = useMessages(productMessages);
  const { drawing, retry } = useQrShape();
  const [size, setSize] = useState(storedLabelSize.read);
  const [copiesText, setCopies] = useState('1');
  const [startText, setStart] = useState('1');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setCopies('1');
    setStart('1');
  }

  const onSheet = perPage(labelSizes[size]);
  const copies = countFrom(copiesText, MOST_COPIES);
  const start = onSheet === 1 ? 1 : countFrom(startText, onSheet);
  const { labels, withoutBarcode, withLongBarcode } = useMemo(() => labelsOf(products, nameIn(listMessages)), [products, listMessages]);
  const pages = useMemo(
    () => (copies === undefined || start === undefined ? [] : labelPages(labels, { perPage: onSheet, copies, start })),
    [labels, onSheet, copies, start],
  );
  const count = labels.length * (copies ?? 1);
  const isTooMany = count > MOST_LABELS;
  const [firstPage] = pages;
  const canPrint = firstPage !== undefined && !isTooMany && drawing.state === 'ready';

  const copiesError = copies === undefined ? messages.copiesInvalid({ most: MOST_COPIES }) : isTooMany ? messages.tooMany({ most: MOST_LABELS }) : undefined;

  return (
    <Dialog
      isOpen={isOpen}
      title={messages.printLabels}
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button variant="primary" icon={<Printer size={18} />} isDisabled={!canPrint} onPress={() => window.print()}>
            {messages.print}
          </Button>
        </>
      }
    >
      <LabelNotes withoutBarcode={withoutBarcode} withLongBarcode={withLongBarcode} nameOf={nameIn(listMessages)} />
      {labels.length === 0 ? (
        <p>{messages.nothingToPrint}</p>
      ) : (
        <div className={styles.content}>
          <div className={styles.columns}>
            <div className={styles.options}>
              <RadioGroup
                label={messages.paper}
                value={size}
                options={labelSizeNames.map((name) => ({
                  value: name,
                  label: messages[name],
                  description: name === 'a4' ? messages.a4Hint : messages.printerHint,
                }))}
                onChange={(value) => {
                  const chosen = value as LabelSizeName;
                  setSize(chosen);
                  storedLabelSize.write(chosen);
                }}
              />
              <NumberField label={messages.copies} value={copiesText} onChange={setCopies} min={1} max={MOST_COPIES} errorMessage={copiesError} />
              {onSheet > 1 && (
                <NumberField
                  label={messages.start}
                  description={messages.startHint({ most: onSheet })}
                  value={startText}
                  onChange={setStart}
                  min={1}
                  max={onSheet}
                  errorMessage={start === undefined ? messages.copiesInvalid({ most: onSheet }) : undefined}
                />
              )}
            </div>
            <div className={styles.shown}>
              <LabelPreview size={size} places={firstPage} drawing={drawing} onRetry={retry} />
              <p role="status" className={styles.amount}>
                {firstPage !== undefined && messages.amount({ labels: count, pages: pages.length })}
              </p>
            </div>
          </div>
        </div>
      )}
      {canPrint && <LabelSheet size={size} pages={pages} shapeOf={drawing.shapeOf} />}
    </Dialog>
  );
}
