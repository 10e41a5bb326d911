'use client';
import { useMessages } from '../../../messages/useMessages.ts';
import { Spinner } from '../../Spinner/Spinner.tsx';
import * as styles from '../ImageUploader.css.ts';
import { imageUploaderMessages } from '../messages.ts';

/** A file that is being made smaller. */
export function ShrinkingTile({ name }: { name: string }) {
  const messages = useMessages(imageUploaderMessages);
  return (
    <div className={styles.shrinking}>
      <Spinner />
      <span>{messages.imageShrinking}</span>
      <span className={styles.fileName} title={name}>
        {name}
      </span>
    </div>
  );
}
