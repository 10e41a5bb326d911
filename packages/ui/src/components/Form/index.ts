export { Form, type FormProps } from './Form.tsx';
export { FormAttention } from './FormAttention.tsx';
export { listErrors } from './listErrors.tsx';
export type { ErrorsBag } from './formErrors.ts';
