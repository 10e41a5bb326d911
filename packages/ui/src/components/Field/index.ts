export { FieldHelp, type FieldHelpProps } from './parts/FieldHelp.tsx';
export { DescribedByContext } from './form/DescribedByContext.ts';
export type { FieldProps } from './fieldProps.ts';
export { type FieldInForm, useFormField } from './form/useFormField.ts';
