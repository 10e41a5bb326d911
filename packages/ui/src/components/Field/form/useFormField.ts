'use client';
import { type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { FormErrorsContext, FormFieldsContext } from './formFields.ts';

export interface FieldInForm<Root extends HTMLElement> {
  /** The ref of the element that contains the whole field. */
  root: RefObject<Root | null>;
  /** The app's error message, or else the form's. */
  error: ReactNode;
  /** Notifies the form that the user has changed the field. */
  onEdit: () => void;
}

interface Field {
  name?: string;
  label?: string;
  errorMessage?: ReactNode;
  /** The controlled value. A change of it removes the form's messages even when the user did not edit the field. */
  value?: unknown;
}

/** The app's error message, or else the form's message for the field of that name. */
export function useFieldError({ name, errorMessage }: Pick<Field, 'name' | 'errorMessage'>): ReactNode {
  const errors = useContext(FormErrorsContext);
  return errorMessage ?? (name === undefined ? undefined : errors[name]);
}

/** Connects a field to its form, which provides its error and can find and focus it. */
export function useFormField<Root extends HTMLElement = HTMLDivElement>({ name, label, errorMessage, value }: Field): FieldInForm<Root> {
  const root = useRef<Root>(null);
  const fields = useContext(FormFieldsContext);
  const error = useFieldError({ name, errorMessage });

  useEffect(() => (name === undefined ? undefined : fields?.add({ name, label, root })), [fields, name, label]);

  const onEdit = () => {
    if (name !== undefined) fields?.clear(name);
  };
  const onChangedValue = useEffectEvent(onEdit);
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    onChangedValue();
  }, [value]);

  return { root, error, onEdit };
}
