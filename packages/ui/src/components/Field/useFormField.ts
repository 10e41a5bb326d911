'use client';
import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { FormErrorsContext, FormFieldsContext } from './formFields.ts';

export interface FieldInForm<Root extends HTMLElement> {
  /** Goes on the element that holds the whole field. */
  root: RefObject<Root | null>;
  /** What is wrong with the field: the app's own message, else the form's. */
  error: ReactNode;
  /** Tells the form that the person has changed the field. */
  onEdit: () => void;
}

interface Field {
  name?: string;
  label?: string;
  errorMessage?: ReactNode;
}

/** Ties a field to the form around it: its error comes from there, and the form can find and focus it. */
export function useFormField<Root extends HTMLElement = HTMLDivElement>({ name, label, errorMessage }: Field): FieldInForm<Root> {
  const root = useRef<Root>(null);
  const fields = useContext(FormFieldsContext);
  const errors = useContext(FormErrorsContext);

  useEffect(() => (name === undefined ? undefined : fields?.add({ name, label, root })), [fields, name, label]);

  return {
    root,
    error: errorMessage ?? (name === undefined ? undefined : errors[name]),
    onEdit: () => {
      if (name !== undefined) fields?.clear(name);
    },
  };
}
