'use client';
import { type KeyboardEvent, type Ref, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { MagnifyingGlass } from '../../icons/MagnifyingGlass.tsx';
import { isComposing } from '../../isComposing.ts';
import { keyLetter } from '../../keyLetter.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { searchBoxMessages } from './messages.ts';
import { ShortcutKeys } from './ShortcutKeys.tsx';
import * as styles from './SearchBox.css.ts';

export interface SearchBoxProps {
  /** The text to search for. The user types it here until the palette opens. */
  value: string;
  onChange: (value: string) => void;
  /** Called on a press, on typing, on Enter and arrow keys, and on ⌘K and Ctrl+K from anywhere except a dialog. */
  onOpen: () => void;
  /** The placeholder, for example 'Search something here'. */
  placeholder?: string;
  /** The box to which a palette is aligned. */
  ref?: Ref<HTMLDivElement>;
}

const openingKeys = ['Enter', 'ArrowDown', 'ArrowUp'];

/** The search of a top bar, which opens a `SearchPalette`. On a phone it is an icon. The focus alone does not open it. */
export function SearchBox({ value, onChange, onOpen, placeholder, ref }: SearchBoxProps) {
  const messages = useMessages(searchBoxMessages);
  const search = useRef<HTMLElement>(null);
  useShortcut(search, onOpen);

  function openByKey(event: KeyboardEvent) {
    if (isComposing(event) || !openingKeys.includes(event.key)) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <search ref={search}>
      <div className={styles.toggle}>
        <IconButton label={messages.searchLabel} size="large" tooltipPlacement="bottom" aria-haspopup="dialog" onPress={onOpen}>
          <MagnifyingGlass size={20} />
        </IconButton>
      </div>
      <div ref={ref} className={styles.box}>
        <MagnifyingGlass size={18} className={styles.glass} />
        <input
          type="search"
          className={styles.input}
          aria-label={messages.searchLabel}
          aria-haspopup="dialog"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
            onOpen();
          }}
          onClick={onOpen}
          onKeyDown={openByKey}
        />
        <ShortcutKeys />
      </div>
    </search>
  );
}

function useShortcut(search: RefObject<HTMLElement | null>, onPress: () => void) {
  const open = useEffectEvent(() => {
    // Behind a dialog, and behind the palette itself, the page is inert.
    if (search.current?.closest('[inert]') === null) onPress();
  });
  // The shortcut works as soon as the box is visible.
  useLayoutEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (keyLetter(event) !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
