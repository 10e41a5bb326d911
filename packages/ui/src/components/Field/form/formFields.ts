import { createContext, type ReactNode, type RefObject } from 'react';

/** A field that is registered with its form. */
export interface FormField {
  name: string;
  /** Names the field in the form's summary. @default the message alone is shown */
  label: string | undefined;
  /** The element that contains the whole field. */
  root: RefObject<HTMLElement | null>;
}

export interface FormFields {
  /** Registers a field with the form; returns a function that removes it. */
  add(field: FormField): () => void;
  /** The field was edited, so its messages are removed. */
  clear(name: string): void;
  /** Brings the first of these fields on the page into view and focuses it. */
  focusFirst(names: readonly string[]): void;
}

export const FormFieldsContext = createContext<FormFields | null>(null);

/** The visible messages, by field name. */
export type FormErrors = Readonly<Record<string, readonly string[]>>;

/** The messages as the fields render them. */
export const FormErrorsContext = createContext<Readonly<Record<string, ReactNode>>>({});
