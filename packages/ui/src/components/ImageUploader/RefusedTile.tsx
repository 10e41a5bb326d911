'use client';
import { ImageBroken } from '@phosphor-icons/react/dist/csr/ImageBroken';
import { X } from '@phosphor-icons/react/dist/csr/X';
import { Button } from 'react-aria-components/Button';
import { uploadMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './ImageUploader.css.ts';

interface RefusedTileProps {
  name: string;
  reason: string;
  onDismiss: () => void;
}

/** A file that was not taken. */
export function RefusedTile({ name, reason, onDismiss }: RefusedTileProps) {
  const messages = useMessages(uploadMessages);
  return (
    <div className={styles.refused}>
      <ImageBroken size={20} aria-hidden="true" />
      <span>{reason}</span>
      <span className={styles.refusedName} title={name}>
        {name}
      </span>
      <Button data-part="remove" aria-label={messages.imageDismiss({ name })} className={styles.cross} onPress={onDismiss}>
        <X size={14} weight="bold" />
      </Button>
    </div>
  );
}
