import type { ReactNode } from 'react';
import type { FormErrors } from '../Field/formFields.ts';
import * as styles from './listErrors.css.ts';
import type { ErrorsBag } from './formErrors.ts';

/** All messages of the field of which `first` is shown; what the browser itself found comes alone. */
export function allOf(bag: ErrorsBag, name: string, first: string): readonly string[] {
  const all = bag[name] ?? [];
  return all[0] === first ? all : [first];
}

// Its place is inside a line of text, so the list is one by its roles.
const listOf = (messages: readonly string[]): ReactNode =>
  messages.length < 2 ? (
    messages[0]
  ) : (
    <span role="list">
      {messages.map((message) => (
        <span key={message} role="listitem" className={styles.item}>
          {message}
        </span>
      ))}
    </span>
  );

/** For a form's `renderErrors`: everything that is wrong with a field, as a list where there is more than one thing. */
export function listErrors(shown: FormErrors, all: ErrorsBag): Readonly<Record<string, ReactNode>> {
  return Object.fromEntries(Object.entries(shown).map(([name, first]) => [name, listOf(allOf(all, name, first))]));
}
