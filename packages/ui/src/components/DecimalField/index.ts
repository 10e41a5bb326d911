export { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';
export { readDecimal } from './readDecimal.ts';
