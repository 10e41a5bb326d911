'use client';
import type { ComposerHandle } from '@valise/ui/Composer';
import { areKeysTaken } from '@valise/ui/ShortcutSheet';
import { type RefObject, useEffect } from 'react';
import { isFocusFree } from '../../kit/isFocusFree.ts';
import { useMediaQuery } from '../../kit/useMediaQuery.ts';

/** A person at a desk. On a touch screen the focus would open a keyboard over the thread. */
const desk = '(hover: hover) and (pointer: fine)';

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** The keys that step to another ticket, on the links that do. */
const isStepKey = ({ key, target }: KeyboardEvent) => (key === 'j' || key === 'k') && target instanceof Element && target.closest('[data-step]') !== null;

/**
 * Focuses the field of an opened chat at a desk, and again for each character that is typed outside a field, so that no typing is a
 * shortcut that leaves the chat. Characters typed while the chat is loading do nothing.
 */
export function useComposerFocus(composer: RefObject<ComposerHandle | null>, chat: 'loading' | 'writable' | 'closed'): void {
  const isDesk = useMediaQuery(desk);
  useEffect(() => {
    if (isDesk && chat === 'writable' && isFocusFree()) composer.current?.focus();
  }, [composer, isDesk, chat]);
  useEffect(() => {
    if (chat === 'closed') return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!isCharacter(event) || areKeysTaken(event.target) || isStepKey(event)) return;
      // The browser then types the character where the focus is, and the shell's shortcuts do not hear it.
      event.stopPropagation();
      composer.current?.focus();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [composer, chat]);
}
