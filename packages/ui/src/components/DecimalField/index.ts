export { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';
