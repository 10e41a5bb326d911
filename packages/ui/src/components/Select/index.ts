export { Select } from './Select.tsx';
export type { SelectOption } from './selectOption.ts';
export type { SelectProps } from './selectProps.ts';
