'use client';
import { Button } from '@valise/ui/Button';
import { useMessages } from '@valise/ui/messages';
import * as styles from './ListNote.css.ts';
import { listMessages } from './messages.ts';

export interface HiddenRowNoteProps {
  /** The row's name. */
  name: string;
  /** Shows the row. */
  onShow: () => void;
}

/** Says that a row that was just changed or added is not among those that are shown. */
export function HiddenRowNote({ name, onShow }: HiddenRowNoteProps) {
  const messages = useMessages(listMessages);
  return (
    <div role="status" className={styles.note}>
      <span>{messages.hiddenByView({ name })}</span>
      <Button size="small" onPress={onShow}>
        {messages.showIt}
      </Button>
    </div>
  );
}
