'use client';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { DateFieldState } from 'react-aria-components/DateField';
import { type DayPart, readDay, readTypedDay, type TypedDay } from './readTypedDay.ts';

/** All characters since the typing began are read together: React Aria reads the digits of one segment alone. */
interface Typing {
  text: string;
  /** The part in which the typing began. */
  from: DayPart;
  /** The part that has the focus, unless somebody moved it. */
  at: DayPart;
  written: ReadonlySet<DayPart>;
}

const isPart = (type: string | undefined): type is DayPart => type === 'day' || type === 'month' || type === 'year';

const partOf = (target: EventTarget | null): DayPart | undefined => {
  const type = target instanceof HTMLElement ? target.dataset['type'] : undefined;
  return isPart(type) ? type : undefined;
};

interface TypedDayOptions {
  locale: string;
  /** Whether the day cannot be changed. */
  isFixed: boolean;
  /** Called when a character fits no part of a day. */
  onRefusal: () => void;
}

/** Reads typed characters as a day: a separator closes a segment, letters name a month, a year in front is that of an ISO date. */
export function useTypedDay(box: RefObject<HTMLElement | null>, { locale, isFixed, onRefusal }: TypedDayOptions) {
  const state = useRef<DateFieldState>(null);
  const typing = useRef<Typing>(null);
  const onStateChange = useCallback((changed: DateFieldState) => {
    state.current = changed;
  }, []);

  const order = () => (state.current?.segments ?? []).map(({ type }) => type).filter(isPart);

  /** Each change of React Aria's state begins with the former one, so each is rendered at once. */
  function write(parts: TypedDay['parts'], former: ReadonlySet<DayPart>): ReadonlySet<DayPart> {
    const written = order().filter((part) => parts[part] !== undefined);
    const cleared = [...former].filter((part) => parts[part] === undefined);
    for (const part of written) flushSync(() => state.current?.setSegment(part, parts[part] ?? 1));
    for (const part of cleared) flushSync(() => state.current?.clearSegment(part));
    return new Set([...written, ...cleared]);
  }

  function read(text: string, { from, written }: Pick<Typing, 'from' | 'written'>) {
    const { parts, next, isRefused } = readTypedDay(text, order(), locale, from);
    if (isRefused) onRefusal();
    typing.current = { text, from, at: next, written: write(parts, written) };
    box.current?.querySelector<HTMLElement>(`[data-type="${next}"]`)?.focus();
  }

  function type(event: Event, characters: string, part: DayPart) {
    event.preventDefault();
    event.stopPropagation();
    const before = typing.current?.at === part ? typing.current : undefined;
    const text = `${before?.text ?? ''}${characters}`;
    // After a complete day, another digit begins anew.
    const isOver = before !== undefined && readDay(before.text, order(), locale) !== undefined && readTypedDay(text, order(), locale, before.from).isRefused;
    if (before === undefined || isOver) read(characters, { from: part, written: new Set() });
    else read(text, before);
  }

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const part = partOf(event.target);
    if (!isFixed && part !== undefined && event.inputType === 'insertText' && event.data !== null) type(event, event.data, part);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const part = partOf(event.target);
    const before = typing.current;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    // React Aria keeps the blank to itself.
    if (event.key === ' ' && isPlain && part !== undefined && !isFixed) type(event, ' ', part);
    else if (event.key === 'Backspace' && isPlain && before !== null && before.text !== '' && before.at === part) {
      event.preventDefault();
      event.stopPropagation();
      read(before.text.slice(0, -1), before);
    } else if ([...event.key].length > 1 && !['Shift', 'AltGraph', 'Dead'].includes(event.key)) typing.current = null;
  });
  const startAgain = useEffectEvent(({ type, relatedTarget }: PointerEvent | FocusEvent) => {
    if (type === 'pointerdown' || partOf(relatedTarget) === undefined) typing.current = null;
  });

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    element.addEventListener('beforeinput', onBeforeInput, options);
    element.addEventListener('keydown', onKeyDown, options);
    element.addEventListener('pointerdown', startAgain, options);
    element.addEventListener('focusout', startAgain, options);
    return () => listening.abort();
  }, [box]);

  return {
    onStateChange,
    /** Reads a pasted text; undefined when it is no day. */
    readPasted: (text: string) => readDay(text, order(), locale),
  };
}
