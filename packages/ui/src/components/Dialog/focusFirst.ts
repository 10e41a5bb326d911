/** A ref that focuses a control when it appears. A focused panel would be read by screen readers as one run of text. */
export const focusFirst = (control: HTMLElement | null): void => control?.focus();
