'use client';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Popover } from '../Dialog/Popover.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { savedViewsMessages } from './messages.ts';
import * as styles from './SavedViews.css.ts';
import type { ViewNamePanelProps } from './savedViewsProps.ts';

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A popover that asks for the name of a view. Enter saves, Escape closes. */
export function ViewNamePanel(props: ViewNamePanelProps) {
  const { label, triggerRef, isOpen, onClose } = props;
  return (
    <Popover triggerRef={triggerRef} isOpen={isOpen} onOpenChange={(next) => next || onClose()} placement="bottom start" className={styles.popover}>
      <Dialog aria-label={label} className={styles.dialog}>
        <NameForm {...props} />
      </Dialog>
    </Popover>
  );
}

/** Its state starts anew each time the popover opens. */
function NameForm({ initialName, takenNames, defaultLabel, onSave, onClose }: ViewNamePanelProps) {
  const messages = useMessages(savedViewsMessages);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [name, setName] = useState(initialName);
  const [isDefault, setDefault] = useState(false);
  const [error, setError] = useState<string>();
  const submit = () => {
    if (name.trim() === '') setError(messages.savedViewsNeedName);
    else if (takenNames.some((taken) => same(taken, name))) setError(messages.savedViewsSameName);
    else onSave(name.trim(), isDefault);
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={messages.savedViewsName}
        ref={field}
        autoComplete="off"
        maxLength={40}
        value={name}
        errorMessage={error}
        onChange={(text) => {
          setName(text);
          setError(undefined);
        }}
      />
      {defaultLabel !== undefined && (
        <Checkbox isSelected={isDefault} onChange={setDefault} description={messages.savedViewsKept}>
          {defaultLabel}
        </Checkbox>
      )}
      <div className={styles.buttons}>
        <Button onPress={onClose}>{messages.savedViewsCancel}</Button>
        <Button type="submit" variant="primary">
          {messages.savedViewsSave}
        </Button>
      </div>
    </form>
  );
}
