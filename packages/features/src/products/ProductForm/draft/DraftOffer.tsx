'use client';
import { useMessages } from '@valise/ui/messages';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { productFormMessages } from '../../formMessages.ts';
import * as styles from './DraftOffer.css.ts';

export interface DraftOfferProps {
  /** The draft had a video, which must be added again. @default false */
  lacksVideo?: boolean;
  /** The draft had photos that the browser did not keep, which must be added again. @default false */
  lacksPhotos?: boolean;
  /** The draft was sent without a response, so it may be saved already. @default false */
  isUnanswered?: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore or discard content that was entered before a reload, before a sign-out or in a closed tab. */
export function DraftOffer({ lacksVideo = false, lacksPhotos = false, isUnanswered = false, onRestore, onDiscard }: DraftOfferProps) {
  const messages = useMessages(productFormMessages);
  const missing = lacksPhotos && lacksVideo ? messages.draftLacksBoth : lacksPhotos ? messages.draftLacksPhotos : messages.draftLacksVideo;
  return (
    <div className={styles.offer}>
      <Banner role="status">
        <div className={styles.line}>
          <p className={styles.message}>
            {messages.draftFound}
            {(lacksPhotos || lacksVideo) && ` ${missing}`}
            {isUnanswered && ` ${messages.draftUnanswered}`}
          </p>
          <div className={styles.buttons}>
            <Button size="small" onPress={onRestore}>
              {messages.restoreDraft}
            </Button>
            <Button size="small" variant="ghost" onPress={onDiscard}>
              {messages.discardDraft}
            </Button>
          </div>
        </div>
      </Banner>
    </div>
  );
}
