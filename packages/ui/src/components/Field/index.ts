export { FieldHelp, type FieldHelpProps } from './parts/FieldHelp.tsx';
export type { FieldProps } from './fieldProps.ts';
export { type FieldInForm, useFormField } from './form/useFormField.ts';
