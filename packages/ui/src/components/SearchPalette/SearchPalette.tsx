'use client';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { MagnifyingGlass } from '../../icons/MagnifyingGlass.tsx';
import { X } from '../../icons/X.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { searchPaletteMessages } from './messages.ts';
import * as styles from './SearchPalette.css.ts';
import { type SearchGroup, searchIn } from './searchIn.ts';

export interface SearchPaletteProps {
  /** All searchable links, in groups. */
  groups: readonly SearchGroup[];
  /** Called when it is focused, for example to fetch what can be found. */
  onFirstUse?: () => void;
  /** What can be searched for, for example 'Search something here'. */
  placeholder?: string;
}

/** Searches links. On a phone it opens by its icon; ⌘K and Ctrl+K focus it from anywhere. */
export function SearchPalette({ groups, onFirstUse, placeholder }: SearchPaletteProps) {
  const messages = useMessages(searchPaletteMessages);
  const { locale } = useLocale();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const found = searchIn(groups, query, locale);
  const count = found.reduce((sum, { links }) => sum + links.length, 0);
  const hasAnswer = isOpen && query.trim() !== '';

  const open = useCallback(() => {
    setOpen(true);
    // On a phone it can be focused only once it is visible.
    requestAnimationFrame(() => input.current?.select());
  }, []);
  useShortcut(open);

  function close() {
    setOpen(false);
    setQuery('');
  }

  function move(event: KeyboardEvent) {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const stops = [input.current, ...links];
    const place = stops.indexOf(document.activeElement as HTMLInputElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && query === '') close();
    else if (event.key === 'Escape' && place > 0) input.current?.focus();
    else if (event.key === 'Enter' && place === 0 && hasAnswer) links[0]?.click();
    else if (step !== undefined && place >= 0) stops[(place + step + stops.length) % stops.length]?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <search>
      <div className={styles.toggle}>
        <IconButton
          label={messages.search}
          size="large"
          tooltipPlacement="bottom"
          onPress={open}
        >
          <MagnifyingGlass size={20} />
        </IconButton>
      </div>
      <div
        ref={box}
        role="presentation"
        className={isOpen ? styles.box : `${styles.box} ${styles.waiting}`}
        onFocus={() => {
          setOpen(true);
          onFirstUse?.();
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
        }}
        onKeyDown={move}
      >
        <div className={styles.field}>
          <SearchField
            ref={input}
            label={messages.search}
            isLabelHidden
            placeholder={placeholder}
            variant="sunken"
            value={query}
            onChange={(typed) => {
              setQuery(typed);
              setOpen(true);
            }}
          />
        </div>
        <div className={styles.close}>
          <IconButton label={messages.searchClose} size="large" tooltipPlacement="bottom" onPress={close}>
            <X size={20} />
          </IconButton>
        </div>
        <p role="status" className={hasAnswer && count === 0 ? styles.nothing : styles.announced}>
          {hasAnswer && (count === 0 ? messages.searchNothing({ query: query.trim() }) : messages.searchFound({ count }))}
        </p>
        {hasAnswer && count > 0 && (
          <div className={styles.panel}>
            {found.map(({ label, links }) => (
              <section key={label} aria-label={label}>
                <p aria-hidden="true" className={styles.groupLabel}>
                  {label}
                </p>
                <ul>
                  {links.map(({ label: name, href, detail }) => (
                    <li key={href}>
                      <Link href={href} className={styles.result} onPress={close}>
                        <span className={styles.resultName}>{name}</span>
                        {detail !== undefined && <span className={styles.resultDetail}>{detail}</span>}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </div>
    </search>
  );
}

function useShortcut(onPress: () => void) {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onPress]);
}
