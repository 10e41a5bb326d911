'use client';
import { Children, createContext, type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { type Trigger, TriggerContext } from '../Button/press/TriggerContext.ts';
import { nameOf } from './nameOf.ts';

interface TriggeredMenu {
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The name of the trigger when the menu was opened. */
  triggerName: string;
  isOpen: boolean;
  startsOn: 'first' | 'last' | true;
  onOpenChange: (isOpen: boolean) => void;
}

/** The props that a trigger passes to the menu beside it. */
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
  const [triggerName, setTriggerName] = useState('');
  const [startsOn, setStartsOn] = useState<TriggeredMenu['startsOn']>(true);
  const [trigger, ...menu] = Children.toArray(children);

  const button = useMemo((): Trigger => {
    const openOn = (item: TriggeredMenu['startsOn']) => {
      if (triggerRef.current) setTriggerName(nameOf(triggerRef.current));
      setStartsOn(item);
      setOpen(true);
    };
    return {
      ref: triggerRef,
      id: triggerId,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onPress: ({ detail }) => openOn(detail === 0 ? 'first' : true),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        event.stopPropagation();
        openOn(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    };
  }, [triggerId, isOpen]);

  const triggered = useMemo(
    () => ({ triggerRef, triggerName, isOpen, startsOn, onOpenChange: setOpen }),
    [triggerName, isOpen, startsOn],
  );
  return (
    <>
      <TriggerContext value={button}>{trigger}</TriggerContext>
      <TriggeredMenuContext value={triggered}>{menu}</TriggeredMenuContext>
    </>
  );
}
