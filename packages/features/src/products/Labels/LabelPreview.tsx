'use client';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { useMessages } from '@valise/ui/messages';
import type { useQrShape } from '@valise/ui/QrCode';
import * as labelStyles from './Label.css.ts';
import { LabelPage, type LabelPageProps } from './LabelPage.tsx';
import * as styles from './LabelsDialog.css.ts';
import type { LabelSizeName } from './labelSizes.ts';
import { labelMessages } from './messages.ts';

interface LabelPreviewProps {
  size: LabelSizeName;
  /** The first page; undefined while the numbers are invalid. */
  places: LabelPageProps['places'] | undefined;
  drawing: ReturnType<typeof useQrShape>['drawing'];
  onRetry: () => void;
}

/** The first page of labels. It appears once its QR codes are drawn. */
export function LabelPreview({ size, places, drawing, onRetry }: LabelPreviewProps) {
  const messages = useMessages(labelMessages);
  if (drawing.state === 'failed') {
    return (
      <Banner tone="critical" role="alert">
        <p>{messages.codesFailed}</p>
        <Button size="small" onPress={onRetry}>
          {messages.tryAgain}
        </Button>
      </Banner>
    );
  }
  if (drawing.state === 'loading') return <p role="status">{messages.drawingCodes}</p>;
  if (places === undefined) return null;
  return (
    <div className={styles.frame}>
      <div role="img" aria-label={messages.preview} className={labelStyles.preview}>
        <div className={labelStyles.inPreview[size]}>
          <LabelPage size={size} places={places} shapeOf={drawing.shapeOf} />
        </div>
      </div>
    </div>
  );
}
