export { FieldHelp, type FieldHelpProps } from './parts/FieldHelp.tsx';
export { DescribedByContext } from './form/DescribedByContext.ts';
export { setInputValue } from './text/setInputValue.ts';
export { isComposing } from '../../isComposing.ts';
export type { FieldProps } from './fieldProps.ts';
export { type FieldInForm, useFormField } from './form/useFormField.ts';
