export { FieldHelp, type FieldHelpProps } from './FieldHelp.tsx';
export type { FieldProps } from './fieldProps.ts';
export { type FieldInForm, useFormField } from './useFormField.ts';
