export { Form, type FormProps } from './Form.tsx';
export { FormAttention } from './FormAttention.tsx';
export { MessageList } from './MessageList.tsx';
export type { ErrorsBag } from './errors/formErrors.ts';
export { useFormErrors } from './useFormErrors.ts';
