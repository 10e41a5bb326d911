import { useLayoutEffect } from 'react';
import { setInteractionModality } from 'react-aria-components';
import { wasPressedByKey } from '../Button/press/lastPress.ts';

function focusAtOnce() {
  if (wasPressedByKey()) setInteractionModality('keyboard');
}

/**
 * Moves the focus into and out of an overlay at once, also after a key has pressed a native button. React Aria takes that click for
 * a screen reader's and waits for the end of all transitions on the page; a cancelled one would keep it waiting for good.
 */
export function useFocusAtOnce(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    focusAtOnce();
    return focusAtOnce;
  }, [isOpen]);
}
