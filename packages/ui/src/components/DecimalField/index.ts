export { DecimalField, type DecimalFieldProps } from './DecimalField.tsx';
export { decimalReadings, readDecimal } from './readDecimal.ts';
