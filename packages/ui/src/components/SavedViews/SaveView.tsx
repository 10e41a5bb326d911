'use client';
import { useRef, useState } from 'react';
import { BookmarkSimple } from '../../icons/BookmarkSimple.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LazyViewName } from './LazyViewName.tsx';
import { savedViewsMessages } from './messages.ts';

export interface SaveViewProps {
  /** The list's name, for example 'Products'. */
  label: string;
  /** The names of the saved views, which the new view cannot use. @default [] */
  takenNames?: readonly string[];
  /** `tool` is an icon among a list's tools, `tab` a small button after the tabs of the views. @default 'tool' */
  variant?: 'tool' | 'tab';
  /** Called with the name, and whether the list should open with this view. */
  onSave: (name: string, isDefault: boolean) => void;
}

const none: readonly string[] = [];

/** A button that asks for a name and saves the list's current state as a view. */
export function SaveView({ label, takenNames = none, variant = 'tool', onSave }: SaveViewProps) {
  const messages = useMessages(savedViewsMessages);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const trigger = { ref: button, 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onPress: () => setOpen(true) } as const;
  return (
    <>
      {variant === 'tool' ? (
        <IconButton {...trigger} label={messages.savedViewsSaveView} variant="secondary">
          <BookmarkSimple size={20} />
        </IconButton>
      ) : (
        <Button {...trigger} size="small" icon={<BookmarkSimple size={18} />}>
          {messages.savedViewsSave}
        </Button>
      )}
      <LazyViewName
        label={messages.savedViewsSave}
        initialName=""
        takenNames={[messages.savedViewsAll, messages.savedViewsUnsaved, ...takenNames]}
        defaultLabel={messages.savedViewsOpenWith({ list: label })}
        triggerRef={button}
        isOpen={isOpen}
        onSave={(name, isDefault) => {
          close();
          onSave(name, isDefault);
        }}
        onClose={close}
      />
    </>
  );
}
