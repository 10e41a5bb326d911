'use client';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { MagnifyingGlass } from '../../../icons/MagnifyingGlass.tsx';
import { X } from '../../../icons/X.tsx';
import { isComposing } from '../../../isComposing.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { safeUrl } from '../../../safeUrl.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { kbd } from '../../SearchBox/kbd.css.ts';
import { searchBoxMessages } from '../../SearchBox/messages.ts';
import { searchPaletteMessages } from '../messages.ts';
import { optionGroups, resultCount } from '../searchGroups.ts';
import type { SearchPaletteProps } from '../searchPaletteProps.ts';
import { useAnchor } from '../useAnchor.ts';
import { NothingFound } from './NothingFound.tsx';
import { nextPlace } from './nextPlace.ts';
import { SearchOptions } from './SearchOptions.tsx';
import { SearchTips } from './SearchTips.tsx';
import { useActiveOption } from './useActiveOption.ts';
import { useFocusOnText } from './useFocusOnText.ts';
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
  const { place, isChosen, activate } = useActiveOption(query, options.length);
  const optionId = (option: number) => `${id}-${option}`;

  useFocusOnText(input, typedAhead?.selection ?? (isQuerySelected ? 'all' : 'end'));
  /** The first result is unknown yet, and no other option was chosen. */
  const isUndecided = isStale || (isSearch && isLoading && !isChosen);
  useEffect(() => {
    if (isUndecided || !isEntered.current) return;
    isEntered.current = false;
    document.getElementById(optionId(place))?.click();
  });
  useAnchor(panel, anchor);

  function moveTo(next: number) {
    activate(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function enter(isBeside: boolean) {
    const option = options[place];
    const address = isBeside ? safeUrl(option?.href) : undefined;
    if (isUndecided) isEntered.current = true;
    else if (option === undefined || address === undefined) document.getElementById(optionId(place))?.click();
    else {
      window.open(address, '_blank', 'noopener');
      onChoose?.(option);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    // Its Escape does not close the palette either.
    if (isComposing(event)) return event.stopPropagation();
    const next = nextPlace(event.key, place, options.length);
    if (next !== undefined) moveTo(next);
    else if (event.key === 'Escape' && query !== '') onQueryChange('');
    else if (event.key === 'Enter' && (isUndecided || options[place] !== undefined)) enter(event.metaKey || event.ctrlKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const hasNothing = isSearch && options.length === 0 && !isLoading;
  const found = hasNothing ? messages.searchNothing({ query: query.trim() }) : messages.searchFound({ count: resultCount(groups) });
  const status = isLoading ? messages.searchLoading : found;
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
        {isSearch && status}
      </p>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {hasNothing ? (
        <NothingFound query={query} hint={hint} />
      ) : (
        <SearchOptions
          id={`${id}-list`}
          groups={shown}
          query={query}
          place={place}
          optionId={optionId}
          onPoint={activate}
          onChoose={(option) => {
            onChoose?.(option);
            option.onAction?.();
            onClose();
          }}
          onOpenBeside={(option) => onChoose?.(option)}
        />
      )}
      {!hasNothing && <SearchTips tip={tip} />}
    </div>
  );
}
