'use client';
import { productEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCached } from '../../kit/api/useCached.ts';
import type { OnSaving } from '../../kit/submit/onSaving.ts';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import { nameIn } from '../ProductParts/ProductParts.tsx';
import { type DraftStatus, useProductDraft } from './draft/useProductDraft.ts';
import type { ProductFormProps } from './ProductForm.tsx';
import type { Conflict } from './saving/saveProduct.ts';
import { useSaveProduct } from './saving/useSaveProduct.ts';
import type { FormContent } from './state/productForm.ts';
import { sameCodesOf } from './state/sameCodes.ts';

/** The props that an app gives a product form. */
export interface ProductFormOwnerProps {
  /** The id of the user whose drafts are stored and offered. */
  userId: string;
  /** The product has been saved while the form is still open; `andNext` when the next one of the list is asked for. */
  onSaved: (andNext: boolean) => void;
  /** Whether leaving the form would lose changes, and a function that discards them; false before `onSaved` and while saving. */
  onDirtyChange?: (isDirty: boolean, discard: () => void) => void;
  /** Saving has started. `stop` cancels it: a toast says whether the product was saved, and a draft stays unless it was. */
  onSaving?: OnSaving;
  /** The storage of drafts; null stores none. By default the browser's storage, shared by its tabs. */
  draftStorage?: Storage | null;
}

export interface ProductFormOptions extends ProductFormOwnerProps {
  /** The content that the form is opened with. */
  initial: FormContent;
  /** The edited product and its version (`versionOf`); undefined adds a new product. */
  edited?: { id: string; version: string };
}

const statusMessages = {
  none: undefined,
  refused: 'draftRefused',
  stored: 'draftStored',
  withoutVideo: 'draftWithoutVideo',
  withoutPhotos: 'draftWithoutPhotos',
} as const satisfies Record<DraftStatus, keyof (typeof productFormMessages)['en-US'] | undefined>;

/** The name of a product's form among all drafts. A dot would end the name, so ids with dots are encoded. */
const formName = (id: string | undefined) => (id === undefined ? 'product' : `product-${encodeURIComponent(id).replaceAll('.', '%2E')}`);

/** A product form with its saving. The typed content survives a failure, a reload and a forced sign-out; a video does not. */
export function useProductForm({ initial, edited, userId, onSaved, onDirtyChange, onSaving, draftStorage }: ProductFormOptions) {
  const messages = useMessages(productFormMessages);
  const { draft, opened, update, offered, ...stored } = useProductDraft({ userId, form: formName(edited?.id), initial, version: edited?.version ?? '', storage: draftStorage });
  // A saved form is not sent again until it is left or changed.
  const [isSaved, setSaved] = useState(false);
  const [savedCount, setSavedCount] = useState(0);
  const goesOn = useRef(false);
  const leave = () => {
    setSaved(true);
    onDirtyChange?.(false, stored.discard);
    onSaved(goesOn.current);
  };
  const saving = useSaveProduct({
    draft,
    opened,
    productId: edited?.id,
    startSaving: stored.startSaving,
    onSaving,
    onSaved: (isAnother) => {
      // After a new product was added its form is emptied (spec 2.4).
      if (edited === undefined) {
        stored.clear();
        if (isAnother) return setSavedCount((count) => count + 1);
      }
      leave();
    },
  });

  const isDirty = !stored.isUnchanged && !saving.isBusy && !isSaved;
  const reportDirty = useEffectEvent((isDirty: boolean) => onDirtyChange?.(isDirty, stored.discard));
  useEffect(() => reportDirty(isDirty), [isDirty]);

  const edit = useCallback<typeof update>(
    (change) => {
      setSaved(false);
      update(change);
    },
    [update],
  );
  const { isPending } = saving;
  const onChange = useCallback<ProductFormProps['onChange']>(
    (field, text) => {
      // Text that is typed while saving would be lost, because the form is left after it.
      if (!isPending()) edit(({ values }) => ({ values: { ...values, [field]: text } }));
    },
    [edit, isPending],
  );

  const nameOf = nameIn(useMessages(productMessages));
  const known = useCached(productEndpoints.list) ?? [];
  const statusMessage = statusMessages[stored.status];
  const form: Omit<ProductFormProps, 'label' | 'cancelHref'> = {
    values: draft.values,
    sameCodes: sameCodesOf(draft.values, known, edited?.id, nameOf),
    onChange,
    images: draft.images,
    onImagesChange: (images) => edit(() => ({ images })),
    video: draft.video,
    onVideoChange: (video) => edit(() => ({ video })),
    failure: saving.failure,
    imageErrors: saving.imageErrors,
    isBusy: saving.isBusy,
    uploaded: saving.uploaded,
    offeredDraft: offered === null ? undefined : { lacksVideo: offered.lacksVideo, lacksPhotos: offered.lacksPhotos, isUnanswered: offered.sent.state === 'unanswered' },
    onRestoreDraft: () => {
      setSaved(false);
      stored.restore();
    },
    onDiscardDraft: stored.discardOffered,
    note: statusMessage && messages[statusMessage],
    savedCount,
    onSave: (isAnother) => {
      goesOn.current = isAnother && edited !== undefined;
      if (!isSaved) saving.save({ isAnother });
    },
  };
  return { form, stored: saving.stored, leave, conflict: saving.conflict, saveDespite: (despite: Conflict) => saving.save({ despite }), dismissConflict: saving.dismissConflict };
}
