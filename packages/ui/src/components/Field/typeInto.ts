/** Puts a text into an input as a person would, so that React and whoever listens hear of it. */
export function typeInto(input: HTMLInputElement, text: string, event: Event = new Event('input', { bubbles: true })) {
  // React leaves out a change that went through its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(event);
}
