import { createContext, type ReactNode, type RefObject } from 'react';

/** A field as the form around it knows it. */
export interface FormField {
  name: string;
  /** Names the field among the form's errors; without it the message speaks for itself. */
  label: string | undefined;
  /** The element that holds the whole field. */
  root: RefObject<HTMLElement | null>;
}

export interface FormFields {
  /** Makes a field known to the form; answers with how to take it out again. */
  add(field: FormField): () => void;
  /** The person has changed this field, so what was wrong with it may no longer be. */
  clear(name: string): void;
}

export const FormFieldsContext = createContext<FormFields | null>(null);

/** What is wrong, by field name: the first message of each. */
export type FormErrors = Readonly<Record<string, string>>;

/** The same as its fields show it. */
export const FormErrorsContext = createContext<Readonly<Record<string, ReactNode>>>({});
