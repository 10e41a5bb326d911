'use client';
import { type CompositionEvent, type InputEvent, useRef, useState } from 'react';
import { setInputValue } from './setInputValue.ts';

/** A change of an input's text. */
export interface TextChange {
  before: string;
  text: string;
  /** The caret's index in `text`. */
  caret: number;
  /** The number of new characters before the caret. @default 0, also when it is unknown */
  added?: number;
  /** Typed by keys, deleted, or set as a whole: pasted, dropped or filled in by the browser. */
  kind: 'typed' | 'deleted' | 'set';
  /** The character after the caret was deleted, for example by the Delete key. */
  isForward: boolean;
  /** The field still shows the message about an earlier refusal. */
  isAfterRefusal?: boolean;
}

/** The text and the caret that replace it. */
export interface TidiedText {
  text: string;
  caret: number;
  /** The start of the selection that ends at the caret. @default the caret, so that nothing is selected */
  selectedFrom?: number;
  /** The change is refused, and the field shows a message. `text` may be the refused text itself, which then stays. */
  isRefused?: boolean;
}

/** The message about a refused change. */
export interface Refused {
  message: string;
  /** The number of refused changes; each is announced. */
  times: number;
}

interface TextState {
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
}

/** The rule by which a field formats or refuses text. */
export interface TextRules {
  tidy: (change: TextChange) => TidiedText;
  /** Returns the text on blur; undefined keeps a text that cannot be read. @default the text stays */
  leave?: (text: string) => string | undefined;
  /** The message that explains the accepted format, or a function of the refused text. */
  refusal: string | ((text: string) => string);
}

/** A refused change: the text before it, its caret, and the selection that the change would have replaced. */
export function refused({ before, text, caret, added = 0 }: TextChange): TidiedText {
  const end = Math.max(0, caret - (text.length - before.length));
  return { text: before, caret: end, selectedFrom: added === 0 ? end : caret - added, isRefused: true };
}

const noRefusal = { times: 0, refusedText: '' };

function kindOf(inputType: string | undefined): TextChange['kind'] {
  if (inputType?.startsWith('delete') === true) return 'deleted';
  return inputType === 'insertText' || inputType === 'insertCompositionText' ? 'typed' : 'set';
}

/**
 * Formats an input's text during typing. It runs before React handles the change, so that React never writes a different
 * text into the input and the caret keeps its place. A text from an input method is formatted once it
 * is complete.
 *
 * A refusal stays until the text is empty, set as a whole, or edited after a blur, because the text around a refused
 * character is incomplete. The refusal of a text set as a whole ends with the next change, and every refusal ends
 * on blur once something was deleted since: typing on alone leaves a text that lacks the refused character.
 */
export function useFormattedText({ value, defaultValue = '', onChange }: TextState, { tidy, leave, refusal }: TextRules) {
  const taken = useRef(defaultValue);
  const composedFrom = useRef<string>(null);
  const isEdited = useRef(false);
  const isOwnChange = useRef(false);
  const isSetRefused = useRef(false);
  const isMended = useRef(false);
  const [{ times, refusedText }, setRefusal] = useState(noRefusal);
  const refuse = (text: string) => setRefusal(({ times }) => ({ times: times + 1, refusedText: text }));

  function format(input: HTMLInputElement, inputType: string | undefined, added: string | null): TidiedText {
    const change: TextChange = {
      before: composedFrom.current ?? value ?? taken.current,
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      added: added?.length ?? 0,
      kind: kindOf(inputType),
      isForward: inputType === 'deleteContentForward',
      isAfterRefusal: times > 0,
    };
    const tidied = tidy(change);
    if (tidied.isRefused === true) refuse(change.text);
    else if (tidied.text === '' || change.kind === 'set' || !isEdited.current || isSetRefused.current) setRefusal(noRefusal);
    isMended.current = tidied.isRefused !== true && (change.kind === 'deleted' || isMended.current);
    isSetRefused.current = tidied.isRefused === true && change.kind === 'set';
    isEdited.current = true;
    return tidied;
  }

  function write(input: HTMLInputElement, text: string) {
    isOwnChange.current = true;
    setInputValue(input, text);
    isOwnChange.current = false;
  }

  return {
    onInput({ currentTarget: input, nativeEvent: { inputType, isComposing, data } }: InputEvent<HTMLInputElement>) {
      if (isComposing || isOwnChange.current) return;
      const { text, caret, selectedFrom = caret } = format(input, inputType, data);
      if (text === input.value) return;
      input.value = text;
      input.setSelectionRange(selectedFrom, caret);
    },
    onCompositionStart() {
      composedFrom.current = value ?? taken.current;
    },
    onCompositionEnd({ currentTarget: input, data }: CompositionEvent<HTMLInputElement>) {
      const { text, caret, selectedFrom = caret } = format(input, 'insertCompositionText', data);
      composedFrom.current = null;
      if (text === input.value) return;
      write(input, text);
      input.setSelectionRange(selectedFrom, caret);
    },
    onChange(text: string) {
      taken.current = text;
      onChange?.(text);
    },
    /** Called on blur. */
    leave(input: HTMLInputElement) {
      if (!isEdited.current) return;
      isEdited.current = false;
      const read = leave === undefined ? input.value : leave(input.value);
      if (read === undefined) return refuse(input.value);
      if (read !== input.value) write(input, read);
      if (isMended.current) setRefusal(noRefusal);
    },
    /** Starts again, for example after a reset of the form. */
    forgetRefusal: () => setRefusal(noRefusal),
    refused: times === 0 ? undefined : ({ message: typeof refusal === 'string' ? refusal : refusal(refusedText), times } satisfies Refused),
  };
}
