import type { KeyboardEvent } from 'react';
import type { FormField } from '../Field/form/formFields.ts';
import { focusField } from './errors/focusField.ts';

/** Enter in a form that it does not send: Ctrl or ⌘ with Enter sends it, and in a scanned field Enter moves to the next one. */
export function handleEnter(event: KeyboardEvent<HTMLElement>, fields: readonly FormField[], scanned: readonly string[]): void {
  const { currentTarget, nativeEvent, target } = event;
  // Popovers are children of the form in React alone.
  if (event.key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    event.stopPropagation();
    currentTarget.closest('form')?.requestSubmit();
    return;
  }
  if (!(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const place = fields.findIndex(({ root }) => root.current?.contains(target));
  const [field, next] = place < 0 ? [] : fields.slice(place, place + 2);
  if (field !== undefined && next !== undefined && scanned.includes(field.name)) focusField(next);
}
