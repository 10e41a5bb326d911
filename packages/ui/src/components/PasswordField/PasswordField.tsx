'use client';
import { Eye } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlash } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'react-aria-components/Button';
import { passwordMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> {
  /** Tells password managers whether to fill in the known password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which its toggle shows and hides. */
export function PasswordField({ ref, ...props }: PasswordFieldProps) {
  const messages = useMessages(passwordMessages);
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  // A browser forgets the caret when the type of an input changes.
  function toggle() {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    flushSync(() => setShown(!isShown));
    input.current?.setSelectionRange(selectionStart, selectionEnd);
  }

  const Icon = isShown ? EyeSlash : Eye;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      {...props}
      ref={input}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          className={styles.toggle}
          aria-pressed={isShown}
          aria-label={(isShown ? messages.passwordHideOf : messages.passwordShowOf)({ label: props.label })}
          isDisabled={props.isDisabled}
          preventFocusOnPress
          onPress={toggle}
        >
          <Icon size={18} />
          {isShown ? messages.passwordHide : messages.passwordShow}
        </Button>
      }
    />
  );
}
