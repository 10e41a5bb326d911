import { useLayoutEffect } from 'react';
import { setInteractionModality } from 'react-aria-components';
import { wasPressedByKey } from '../Button/press/lastPress.ts';

function focusAtOnce() {
  if (wasPressedByKey()) setInteractionModality('keyboard');
}

/**
 * Moves the focus into and out of an overlay at once, also after a native button was pressed by a key. React Aria takes that click for
 * one of a screen reader, and waits until nothing on the page is in a transition; one that was cancelled keeps it waiting for good.
 */
export function useFocusAtOnce(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    focusAtOnce();
    return focusAtOnce;
  }, [isOpen]);
}
