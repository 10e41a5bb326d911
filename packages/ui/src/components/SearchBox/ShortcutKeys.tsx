'use client';
import { useSyncExternalStore } from 'react';
import { CommandBold } from '../../icons/CommandBold.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { searchBoxMessages } from './messages.ts';
import { keys } from './SearchBox.css.ts';

const never = () => () => {};
const isApple = () => /^(?:Mac|iP)/.test(navigator.platform);

/** Whether the device has an Apple keyboard; false on the server. */
export const useAppleKeyboard = (): boolean => useSyncExternalStore(never, isApple, () => false);

/** ⌘ on Apple keyboards, 'Ctrl' on others. */
export function ControlKey() {
  const messages = useMessages(searchBoxMessages);
  return useAppleKeyboard() ? <CommandBold size={12} /> : messages.searchControl;
}

/** The keys that open the palette. */
export function ShortcutKeys() {
  return (
    <kbd aria-hidden="true" className={keys}>
      <ControlKey /> K
    </kbd>
  );
}
