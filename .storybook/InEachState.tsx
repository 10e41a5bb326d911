import { type ReactNode, useLayoutEffect, useRef } from 'react';

const states = { hovered: 'Hovered', pressed: 'Pressed', 'focus-visible': 'Focused' } as const;
type State = keyof typeof states;

interface HeldProps {
  state: State;
  children: ReactNode;
}

/** React Aria tells styles of a state by an attribute, so the attribute alone draws it. */
function Held({ state, children }: HeldProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const parts = [...(place.current?.querySelectorAll('[data-rac], [role="presentation"]') ?? [])];
    const chosen = parts.filter((part) => part.matches('[data-selected]'));
    // Of several answers the chosen one has the focus.
    const held = state === 'focus-visible' && chosen.length > 0 ? chosen : parts;
    for (const part of held) part.setAttribute(`data-${state}`, 'true');
  }, [state]);
  return (
    <span ref={place} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}

interface InEachStateProps {
  /** The control, or what draws it by the name of its state. */
  children: ReactNode | ((name: string) => ReactNode);
}

/** A control three times: hovered, pressed, and focused by keyboard. A sheet has one pointer and one focus for all it shows. */
export function InEachState({ children }: InEachStateProps) {
  return (Object.keys(states) as State[]).map((state) => (
    <Held key={state} state={state}>
      {typeof children === 'function' ? children(states[state]) : children}
    </Held>
  ));
}
