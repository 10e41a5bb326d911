'use client';
import { ImageBroken } from '../../../icons/ImageBroken.tsx';
import { XBold } from '../../../icons/XBold.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { PressButton } from '../../Button/press/PressButton.tsx';
import * as styles from '../ImageUploader.css.ts';
import { imageUploaderMessages } from '../messages.ts';

interface RefusedTileProps {
  name: string;
  reason: string;
  onDismiss: () => void;
}

/** A rejected file. */
export function RefusedTile({ name, reason, onDismiss }: RefusedTileProps) {
  const messages = useMessages(imageUploaderMessages);
  return (
    <div className={styles.refused}>
      <ImageBroken size={20} />
      <span>{reason}</span>
      <span className={styles.fileName} title={name}>
        {name}
      </span>
      <PressButton data-part="remove" aria-label={messages.imageDismiss({ name })} className={styles.cross} onPress={onDismiss}>
        <XBold size={14} />
      </PressButton>
    </div>
  );
}
