/** Focuses a control for a press elsewhere, such as on its label, and shows where the focus went. */
export function focusWithRing(control: HTMLElement | null) {
  control?.focus({ focusVisible: true });
}
