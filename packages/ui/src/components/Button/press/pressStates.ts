import { type RefObject, useEffect } from 'react';
import { watchPresses } from './lastPress.ts';

type PressState = 'hovered' | 'pressed';

/** Elements with `data-press` carry hover and press as React Aria's attributes, so that one style serves both kinds of control. */
const CONTROL = '[data-press]:not(:disabled, [aria-disabled="true"])';

/** The hydrated elements. Before hydration React compares their attributes with the server's. */
const controls = new WeakSet<Element>();

const marked: Partial<Record<PressState, Element>> = {};

function mark(state: PressState, element: Element | null) {
  if (marked[state] === (element ?? undefined)) return;
  marked[state]?.removeAttribute(`data-${state}`);
  element?.setAttribute(`data-${state}`, 'true');
  marked[state] = element ?? undefined;
}

function controlOf({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  return control && controls.has(control) ? control : null;
}

function onPointerOver(event: PointerEvent) {
  const control = controlOf(event);
  // A finger does not hover, but browsers keep :hover on the last tapped element.
  mark('hovered', event.pointerType === 'touch' ? null : control);
  if (control !== marked.pressed) mark('pressed', null);
}

let isWatching = false;

function watch() {
  if (isWatching) return;
  isWatching = true;
  const listen = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, listener, { capture: true, passive: true });
  listen('pointerover', onPointerOver);
  listen('pointerout', ({ relatedTarget }) => relatedTarget === null && mark('hovered', null));
  listen('pointerdown', (event) => event.button === 0 && mark('pressed', controlOf(event)));
  listen('keydown', (event) => (event.key === 'Enter' || event.key === ' ') && mark('pressed', controlOf(event)));
  watchPresses();
  for (const name of ['pointerup', 'pointercancel', 'keyup', 'blur', 'dragstart'] as const) listen(name, () => mark('pressed', null));
}

/** Marks a control while it is hovered or pressed, with one set of listeners for the document and without rendering. */
export function usePressStates(control: RefObject<Element | null>) {
  useEffect(() => {
    watch();
    if (control.current) controls.add(control.current);
  }, [control]);
}

/** Removes the marks of a control that can no longer be pressed. */
export function forgetPressStates(control: Element) {
  for (const state of ['hovered', 'pressed'] as const) if (marked[state] === control) mark(state, null);
}
