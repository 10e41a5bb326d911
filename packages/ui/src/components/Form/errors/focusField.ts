import type { FormField } from '../../Field/form/formFields.ts';

const control = 'input:not([type="hidden"]), textarea, button, [role="spinbutton"]';

/** Scrolls a field clear of sticky bars and focuses its control; of several controls the one in error or the chosen one. */
export function focusField({ root }: FormField) {
  const field = root.current;
  // A group of options is in error as a whole, but cannot take the focus.
  const [target] = [`:is(${control})[aria-invalid="true"]`, '[type="radio"]:checked', control].flatMap(
    (wanted) => field?.querySelector<HTMLElement>(wanted) ?? [],
  );
  field?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
}

export function inPageOrder(fields: readonly FormField[]): FormField[] {
  return [...fields].sort((one, other) => {
    if (one.root.current === null || other.root.current === null) return 0;
    return one.root.current.compareDocumentPosition(other.root.current) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
