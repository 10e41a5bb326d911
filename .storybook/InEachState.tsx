import { type ReactNode, useLayoutEffect, useRef } from 'react';

const states = ['hovered', 'pressed', 'focus-visible'] as const;

interface HeldProps {
  state: (typeof states)[number];
  children: ReactNode;
}

/** React Aria tells styles of a state by an attribute, so the attribute alone draws it. */
function Held({ state, children }: HeldProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    for (const part of place.current?.querySelectorAll('[data-rac]') ?? []) part.setAttribute(`data-${state}`, 'true');
  }, [state]);
  return (
    <span ref={place} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}

/** A control three times: hovered, pressed, and focused by keyboard. A sheet has one pointer and one focus for all it shows. */
export function InEachState({ children }: { children: ReactNode }) {
  return states.map((state) => (
    <Held key={state} state={state}>
      {children}
    </Held>
  ));
}
