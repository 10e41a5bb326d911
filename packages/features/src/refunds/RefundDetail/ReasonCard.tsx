'use client';
import type { Refund } from '@valise/contract';
import { PressButton } from '@valise/ui/Button';
import { Card } from '@valise/ui/Card';
import type { EvidenceViewerProps } from '@valise/ui/EvidenceViewer';
import { lazyOverlay } from '@valise/ui/lazyPart';
import { useMessages } from '@valise/ui/messages';
import { SafeImage } from '@valise/ui/SafeImage';
import { useState } from 'react';
import { refundMessages } from '../messages.ts';
import { numberOf } from '../RefundList/refundColumns.tsx';
import * as styles from './RefundDetail.css.ts';

/** Fetched after the screen's own code. */
const Viewer = lazyOverlay<EvidenceViewerProps>(async () => (await import('@valise/ui/EvidenceViewer')).EvidenceViewer, {
  close: ({ onClose }) => onClose(),
});

interface ReasonCardProps {
  refund: Refund;
  /** The name of the order's only item. With several items the photos could show any, so there is no name. */
  item: string | undefined;
}

/** The traveler's reason for the refund, and their photos. A press on a photo opens it in the viewer. */
export function ReasonCard({ refund, item }: ReasonCardProps) {
  const messages = useMessages(refundMessages);
  const [shown, setShown] = useState({ isOpen: false, index: 0 });
  const images = refund.images.map((src, index) => ({ src, alt: messages.evidencePhoto({ number: index + 1 }) }));
  const reason = refund.reason.trim();
  const refundId = numberOf(refund);
  return (
    <Card title={messages.reason}>
      {reason === '' ? <p className={styles.none}>{messages.noReason}</p> : <blockquote className={styles.reason}>{messages.quotedReason({ reason })}</blockquote>}
      <h3 className={styles.evidenceTitle}>{messages.evidence}</h3>
      {images.length === 0 ? (
        <p className={styles.none}>{messages.noEvidence}</p>
      ) : (
        <ul className={styles.evidence}>
          {images.map(({ src, alt }, index) => (
            <li key={index}>
              <PressButton className={styles.photo} onPress={() => setShown({ isOpen: true, index })}>
                <SafeImage src={src} alt={alt} unavailable={messages.imageUnavailable} width={142} height={150} radius="medium" isFluid />
              </PressButton>
            </li>
          ))}
        </ul>
      )}
      <Viewer
        {...shown}
        images={images}
        caption={item === undefined ? messages.refundTitle({ refundId }) : messages.viewerCaption({ refundId, item })}
        onIndexChange={(index) => setShown({ isOpen: true, index })}
        onClose={() => setShown((known) => ({ ...known, isOpen: false }))}
      />
    </Card>
  );
}
