'use client';
import { useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Eye } from '../../icons/Eye.tsx';
import { EyeSlash } from '../../icons/EyeSlash.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { PressButton } from '../Button/press/PressButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { passwordFieldMessages } from './messages.ts';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> {
  /** Password managers fill in the saved password ('current-password') or suggest a new one ('new-password'). */
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a toggle that shows and hides it. */
export function PasswordField({ ref, ...props }: PasswordFieldProps) {
  const messages = useMessages(passwordFieldMessages);
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  // Browsers reset the caret when the type of an input changes.
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
        <PressButton
          className={styles.toggle}
          aria-pressed={isShown}
          aria-label={(isShown ? messages.passwordHideOf : messages.passwordShowOf)({ label: props.label })}
          isDisabled={props.isDisabled}
          preventFocusOnPress
          onPress={toggle}
        >
          <Icon size={18} />
          {isShown ? messages.passwordHide : messages.passwordShow}
        </PressButton>
      }
    />
  );
}
