'use client';
import { Children, createContext, type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button';

interface TriggeredMenu {
  triggerRef: RefObject<HTMLButtonElement | null>;
  triggerId: string;
  isOpen: boolean;
  startsOn: 'first' | 'last' | true;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a trigger passes to the menu beside it. */
export const TriggeredMenuContext = createContext<TriggeredMenu | null>(null);

export interface MenuTriggerProps {
  /** A button, then the `Menu` that it opens. */
  children: ReactNode;
}

/** Makes a button open the menu beside it. */
export function MenuTrigger({ children }: MenuTriggerProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const [isOpen, setOpen] = useState(false);
  const [startsOn, setStartsOn] = useState<TriggeredMenu['startsOn']>(true);
  const [trigger, ...menu] = Children.toArray(children);

  const button = useMemo((): ButtonProps & { ref: typeof triggerRef } => {
    const openOn = (item: TriggeredMenu['startsOn']) => {
      setStartsOn(item);
      setOpen(true);
    };
    return {
      ref: triggerRef,
      id: triggerId,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onPress: ({ pointerType }) => openOn(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true),
      onKeyDown: (event) => {
        if (event.key === 'ArrowDown') openOn('first');
        else if (event.key === 'ArrowUp') openOn('last');
        else event.continuePropagation();
      },
    };
  }, [triggerId, isOpen]);

  const triggered = useMemo(
    () => ({ triggerRef, triggerId, isOpen, startsOn, onOpenChange: setOpen }),
    [triggerId, isOpen, startsOn],
  );
  return (
    <>
      <ButtonContext value={button}>{trigger}</ButtonContext>
      <TriggeredMenuContext value={triggered}>{menu}</TriggeredMenuContext>
    </>
  );
}
