'use client';
import { type InputEvent, useRef } from 'react';

/** A change of an input's text. */
export interface TextChange {
  before: string;
  text: string;
  /** The caret's index in `text`. */
  caret: number;
  /** The character after the caret was deleted, as by the Delete key. */
  isForward: boolean;
}

/** The text and caret to use instead. */
export interface TidiedText {
  text: string;
  caret: number;
}

interface TextState {
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
}

/**
 * Formats an input's text during typing. It runs before React handles the change, so that React never writes a different
 * text into the input and the caret stays where the rule puts it.
 */
export function useFormattedText({ value, defaultValue = '', onChange }: TextState, tidy: (change: TextChange) => TidiedText) {
  const taken = useRef(defaultValue);
  return {
    onInput(event: InputEvent<HTMLInputElement>) {
      const input = event.currentTarget;
      const { text, caret } = tidy({
        before: value ?? taken.current,
        text: input.value,
        caret: input.selectionStart ?? input.value.length,
        isForward: event.nativeEvent.inputType === 'deleteContentForward',
      });
      if (text === input.value) return;
      input.value = text;
      input.setSelectionRange(caret, caret);
    },
    onChange(text: string) {
      taken.current = text;
      onChange?.(text);
    },
  };
}
