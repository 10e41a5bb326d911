export { ErrorList, type ErrorListProps } from './ErrorList.tsx';
export { Form, type FormProps } from './Form.tsx';
export { FormAttention } from './FormAttention.tsx';
export type { ErrorsBag } from './formErrors.ts';
