'use client';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ArrowDownBold } from '../../../icons/ArrowDownBold.tsx';
import { ArrowElbowDownLeftBold } from '../../../icons/ArrowElbowDownLeftBold.tsx';
import { ArrowUpBold } from '../../../icons/ArrowUpBold.tsx';
import { MagnifyingGlass } from '../../../icons/MagnifyingGlass.tsx';
import { X } from '../../../icons/X.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { safeUrl } from '../../../safeUrl.ts';
import { Hangers } from '../../EmptyState/Hangers.tsx';
import { line, title } from '../../EmptyState/EmptyState.css.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { kbd } from '../../SearchBox/kbd.css.ts';
import { ControlKey } from '../../SearchBox/ShortcutKeys.tsx';
import { searchBoxMessages } from '../../SearchBox/messages.ts';
import { searchPaletteMessages } from '../messages.ts';
import { optionGroups } from '../searchGroups.ts';
import type { SearchPaletteProps } from '../searchPaletteProps.ts';
import { useAnchor } from '../useAnchor.ts';
import { SearchOptions } from './SearchOptions.tsx';
import * as styles from '../SearchPalette.css.ts';

/** The combobox and its results. */
export function SearchPanel({
  query,
  onQueryChange,
  groups,
  isLoading = false,
  isStale = false,
  isQuerySelected = false,
  typedAhead,
  failure,
  placeholder,
  hint,
  tip,
  anchor,
  onChoose,
  onClose,
}: Omit<SearchPaletteProps, 'isOpen'>) {
  const messages = useMessages(searchPaletteMessages);
  const { searchClose, searchEscape } = useMessages(searchBoxMessages);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isEntered = useRef(typedAhead?.isEntered ?? false);
  const isSearch = query.trim() !== '';

  const shown = optionGroups(groups, (count) => messages.searchAll({ count }));
  const options = shown.flatMap(({ options }) => options);
  const count = groups.reduce((sum, { count = 0, entries }) => sum + (count || entries.length), 0);
  // The first result is active at once, a suggestion is not.
  const first = isSearch ? 0 : -1;
  const [chosen, setChosen] = useState({ query: '', place: -1 });
  const place = Math.min(chosen.query === query ? chosen.place : first, options.length - 1);
  const optionId = (option: number) => `${id}-${option}`;

  const startTyping = useEffectEvent(() => {
    const { value } = input.current ?? { value: '' };
    // The text that was typed before the opening continues here.
    const [start, end] = typedAhead?.selection ?? [isQuerySelected ? 0 : value.length, value.length];
    input.current?.focus();
    input.current?.setSelectionRange(start, end);
  });
  useEffect(() => startTyping(), []);
  /** The first result is unknown yet, and no other option was chosen. */
  const isUndecided = isStale || (isSearch && isLoading && chosen.query !== query);
  useEffect(() => {
    if (isUndecided || !isEntered.current) return;
    isEntered.current = false;
    document.getElementById(optionId(place))?.click();
  });
  useAnchor(panel, anchor);

  function choose(next: number) {
    setChosen({ query, place: next });
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1;
    const moves: Partial<Record<string, number>> = {
      ArrowDown: place >= last ? 0 : place + 1,
      ArrowUp: place <= 0 ? last : place - 1,
      ...(place >= 0 && { Home: 0, End: last }),
    };
    const next = moves[event.key];
    const option = options[place];
    if (next !== undefined && last >= 0) choose(next);
    else if (event.key === 'Escape' && query !== '') onQueryChange('');
    else if (event.key === 'Enter' && isUndecided) isEntered.current = true;
    else if (event.key === 'Enter' && option !== undefined) {
      const address = safeUrl(option.href);
      if ((event.metaKey || event.ctrlKey) && address !== undefined) {
        window.open(address, '_blank', 'noopener');
        onChoose?.(option);
      } else document.getElementById(optionId(place))?.click();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const hasNothing = isSearch && options.length === 0 && !isLoading;
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.head}>
        <MagnifyingGlass size={20} className={styles.glass} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={options[place] && optionId(place)}
          aria-autocomplete="list"
          aria-label={messages.search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="go"
          className={styles.input}
          placeholder={placeholder}
          value={query}
          onChange={({ target }) => {
            isEntered.current = false;
            onQueryChange(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd aria-hidden="true" className={kbd}>
          {searchEscape}
        </kbd>
        <div className={styles.close}>
          <IconButton label={searchClose} size="large" tooltipPlacement="bottom" onPress={onClose}>
            <X size={20} />
          </IconButton>
        </div>
      </div>
      <p role="status" className={styles.announced}>
        {isSearch && (hasNothing ? messages.searchNothing({ query: query.trim() }) : isLoading ? messages.searchLoading : messages.searchFound({ count }))}
      </p>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {hasNothing ? (
        <div className={styles.nothing}>
          <Hangers width={106} />
          <p className={title}>{messages.searchNothing({ query: query.trim() })}</p>
          <p className={line}>{hint}</p>
        </div>
      ) : (
        <SearchOptions
          id={`${id}-list`}
          groups={shown}
          query={query}
          place={place}
          optionId={optionId}
          onPoint={(next) => setChosen({ query, place: next })}
          onChoose={(option) => {
            onChoose?.(option);
            option.onAction?.();
            onClose();
          }}
          onOpenBeside={(option) => onChoose?.(option)}
        />
      )}
      {!hasNothing && (
        <div aria-hidden="true" className={styles.foot}>
          <span className={styles.tip}>
            <kbd className={kbd}>
              <ArrowUpBold size={12} />
            </kbd>
            <kbd className={kbd}>
              <ArrowDownBold size={12} />
            </kbd>
            {messages.searchMove}
          </span>
          <span className={styles.tip}>
            <kbd className={kbd}>
              <ArrowElbowDownLeftBold size={12} />
            </kbd>
            {messages.searchOpen}
          </span>
          <span className={styles.tip}>
            <kbd className={kbd}>
              <ControlKey />
              <ArrowElbowDownLeftBold size={12} />
            </kbd>
            {messages.searchNewTab}
          </span>
          {tip !== undefined && <span className={styles.lastTip}>{tip}</span>}
        </div>
      )}
    </div>
  );
}
