'use client';
import { useContext } from 'react';
import { FormErrorsContext, FormFieldsContext } from '../Field/form/formFields.ts';

/** The fields in error of the form around it, for links to them elsewhere in the form. */
export function useFormErrors() {
  const fields = useContext(FormFieldsContext);
  const names = Object.keys(useContext(FormErrorsContext));
  return {
    /** The names of the fields that show an error. */
    names,
    /** Brings the first of these fields on the page into view and focuses it. */
    focusFirst: (names: readonly string[]) => fields?.focusFirst(names),
  };
}
