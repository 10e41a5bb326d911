'use client';
import { type MouseEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { X } from '../../icons/X.tsx';
import { isComposing } from '../../isComposing.ts';
import { NativeDialog } from '../../lazyPart/NativeDialog.tsx';
import { lazyPartMessages } from '../../lazyPart/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { announced, close, head, input as inputStyle, progress, waiting } from '../SearchPalette/SearchPalette.css.ts';
import type { TypedAhead } from '../SearchPalette/searchPaletteProps.ts';
import { useAnchor } from '../SearchPalette/useAnchor.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { kbd } from './kbd.css.ts';
import { searchBoxMessages } from './messages.ts';

export interface SearchWaitingProps {
  /** The text to search for. */
  query: string;
  onQueryChange: (query: string) => void;
  /** The query is selected, so that the next scan or text replaces it. @default false */
  isQuerySelected?: boolean;
  /** The placeholder, for example 'Search something here'. */
  placeholder?: string;
  /** The box to which it is aligned. */
  anchor?: RefObject<Element | null>;
  /** Called with the selection and a pressed Enter, for the palette to continue with. */
  onTypeAhead: (typed: TypedAhead) => void;
  /** The ref of its dialog. */
  ref: RefObject<HTMLDialogElement | null>;
  /** Called by Escape, a press outside and, on a phone or by touch, the close button. */
  onCancel: () => void;
}

/** Stands in for a `SearchPalette` whose code is loading. The palette's field then continues with the text typed here. */
export function SearchWaiting({ query, onQueryChange, isQuerySelected = false, placeholder, anchor, onTypeAhead, ref, onCancel }: SearchWaitingProps) {
  const { searchLabel, searchClose, searchEscape } = useMessages(searchBoxMessages);
  const { partLoading } = useMessages(lazyPartMessages);
  const input = useRef<HTMLInputElement>(null);
  const isEntered = useRef(false);
  useAnchor(ref, anchor);
  const startTyping = useEffectEvent(() => {
    const { value } = input.current ?? { value: '' };
    // The caret continues after text that was typed before it opened.
    input.current?.setSelectionRange(isQuerySelected ? 0 : value.length, value.length);
  });
  useLayoutEffect(() => startTyping(), []);
  const report = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
    onTypeAhead({ selection: [selectionStart ?? value.length, selectionEnd ?? value.length], isEntered: isEntered.current });
  // A press outside lands on the backdrop, which is the dialog element itself. The second press of a double press that opened it does not
  // count.
  const pressOutside = (event: MouseEvent) => {
    if (event.target !== ref.current || event.detail > 1) return;
    event.preventDefault();
    onCancel();
  };
  return (
    <NativeDialog ref={ref} aria-label={searchLabel} className={waiting} onMouseDown={pressOutside} onClose={onCancel}>
      <div className={head}>
        <span className={progress}>
          <Spinner />
        </span>
        <input
          ref={input}
          type="text"
          aria-label={searchLabel}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="go"
          className={inputStyle}
          placeholder={placeholder}
          value={query}
          onChange={({ target }) => {
            isEntered.current = false;
            onQueryChange(target.value);
            report(target);
          }}
          onSelect={({ currentTarget }) => report(currentTarget)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            isEntered.current = true;
            report(event.currentTarget);
          }}
        />
        <kbd aria-hidden="true" className={kbd}>
          {searchEscape}
        </kbd>
        <span role="status" className={announced}>
          {partLoading}
        </span>
        <div className={close}>
          <IconButton label={searchClose} size="large" tooltipPlacement="bottom" onPress={onCancel}>
            <X size={20} />
          </IconButton>
        </div>
      </div>
    </NativeDialog>
  );
}
