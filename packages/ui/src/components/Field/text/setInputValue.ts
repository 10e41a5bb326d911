/** Sets an input's text like a user, so that React and other listeners receive the event. */
export function setInputValue(input: HTMLInputElement, text: string, event: Event = new Event('input', { bubbles: true })) {
  // React ignores a change made through its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(event);
}
