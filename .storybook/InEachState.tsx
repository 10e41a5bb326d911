import { type ReactNode, useLayoutEffect, useRef } from 'react';

const states = { hovered: 'Hovered', pressed: 'Pressed', 'focus-visible': 'Focused' } as const;
type State = keyof typeof states;

interface InStateProps {
  state: State;
  children: ReactNode;
}

/** Data attributes have a control's states, both React Aria's and those of native controls, so setting one shows its style. */
function InState({ state, children }: InStateProps) {
  const container = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const parts = [...(container.current?.querySelectorAll('[data-rac], [data-press], [role="presentation"], label:has(> input), label > input') ?? [])];
    const chosen = parts.filter((part) => part.matches('[data-selected]'));
    // In a group of options the selected one takes the focus.
    const marked = state === 'focus-visible' && chosen.length > 0 ? chosen : parts;
    for (const part of marked) part.setAttribute(`data-${state}`, 'true');
  }, [state]);
  return (
    <span ref={container} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}

interface InEachStateProps {
  /** The control, or a function of the state's name that renders it. */
  children: ReactNode | ((name: string) => ReactNode);
}

/** A control three times: hovered, pressed, and focused by keyboard. In a real page only one control has the pointer or the focus. */
export function InEachState({ children }: InEachStateProps) {
  return (Object.keys(states) as State[]).map((state) => (
    <InState key={state} state={state}>
      {typeof children === 'function' ? children(states[state]) : children}
    </InState>
  ));
}
