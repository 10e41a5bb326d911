import type { KeyboardEvent } from 'react';
import { isComposing } from '../../isComposing.ts';
import type { FormField } from '../Field/form/formFields.ts';
import { focusField } from './errors/focusField.ts';

/** Handles a key in one of the fields. The fields are in page order. */
export type KeyInFields = (event: KeyboardEvent<HTMLElement>, fields: readonly FormField[]) => void;

/**
 * Sends the form with Ctrl or ⌘ and Enter instead of Enter alone.
 * @param scanned the names of the fields in which Enter moves to the next field, because a scanner of barcodes ends with it
 */
export const sendByCtrlEnter =
  (scanned: readonly string[] = []): KeyInFields =>
  (event, fields) => {
    const { currentTarget, target } = event;
    // Popovers are children of the form in React, but not in the page.
    if (event.key !== 'Enter' || isComposing(event) || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
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
  };
