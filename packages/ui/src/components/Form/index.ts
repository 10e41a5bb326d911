export { Form, type FormProps } from './Form.tsx';
export { FormAttention } from './FormAttention.tsx';
export { type KeyInFields, sendByCtrlEnter } from './sendByCtrlEnter.ts';
export { MessageList } from './MessageList.tsx';
export type { ErrorsBag } from './errors/formErrors.ts';
export { useFormErrors } from './useFormErrors.ts';
