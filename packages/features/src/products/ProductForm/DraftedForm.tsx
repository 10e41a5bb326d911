'use client';
import { useRef } from 'react';
import { DraftOffer } from './draft/DraftOffer.tsx';
import { ProductForm, type ProductFormProps } from './ProductForm.tsx';

export interface DraftedFormProps extends Omit<ProductFormProps, 'fieldsRef'> {
  /** An earlier draft can be restored; `withoutVideo` when its video has to be added again. */
  offeredDraft?: 'whole' | 'withoutVideo';
  /** That draft was sent, and no answer came. @default false */
  isOfferedUnanswered?: boolean;
  onRestoreDraft?: () => void;
  onDiscardDraft?: () => void;
}

/** A product form, and the draft of an earlier one. */
export function DraftedForm({ offeredDraft, isOfferedUnanswered, onRestoreDraft, onDiscardDraft, ...form }: DraftedFormProps) {
  const fields = useRef<HTMLDivElement>(null);

  // The pressed button is removed together with the offer, so focus moves to the fields first, where Ctrl Enter saves.
  const focusFieldsThen = (action?: () => void) => () => {
    fields.current?.focus({ preventScroll: true });
    action?.();
  };

  return (
    <>
      {offeredDraft && (
        <DraftOffer
          lacksVideo={offeredDraft === 'withoutVideo'}
          isUnanswered={isOfferedUnanswered}
          onRestore={focusFieldsThen(onRestoreDraft)}
          onDiscard={focusFieldsThen(onDiscardDraft)}
        />
      )}
      <ProductForm {...form} fieldsRef={fields} />
    </>
  );
}
