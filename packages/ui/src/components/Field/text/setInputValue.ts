/** Sets a field's text like a user, so that React and other listeners receive the event. */
export function setInputValue(input: HTMLInputElement | HTMLTextAreaElement, text: string, event: Event = new Event('input', { bubbles: true })) {
  // React ignores a change made through its own setter.
  const { prototype } = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(event);
}
