'use client';
import { type InputEvent, useRef } from 'react';

/** A change of an input's text that has just happened. */
export interface TextChange {
  before: string;
  text: string;
  /** Where the caret stands in `text`. */
  caret: number;
  /** What was deleted stood after the caret, as by the Delete key. */
  isForward: boolean;
}

/** What the text becomes instead. */
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
 * Lets a rule decide what an input takes. It runs before the change is seen, so that React never writes another text into
 * the input than the one that stands there, and the caret stays where the rule puts it.
 */
export function useTidiedText({ value, defaultValue = '', onChange }: TextState, tidy: (change: TextChange) => TidiedText) {
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
