import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** The members of a union type, for example 'small | medium'; undefined for other types. */
function choicesOf({ type }: InputType): string | undefined {
  return typeof type === 'object' && type.name === 'enum' ? type.value.map((choice) => `'${choice}'`).join(' | ') : undefined;
}

function read(arg: InputType): InputType {
  const [, description = arg.description, value] = /^(.*?)\s*@default (.+)$/s.exec(arg.description ?? '') ?? [];
  const choices = choicesOf(arg);
  return {
    ...arg,
    description,
    table: {
      ...arg.table,
      ...(value === undefined ? undefined : { defaultValue: { summary: value } }),
      ...(choices === undefined ? undefined : { type: { summary: choices } }),
    },
  };
}

/** Shows a prop's `@default` in the column of defaults, and the members of a union as its type. */
export const readDefaults: ArgTypesEnhancer<ReactRenderer> = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, arg]) => [name, { name, ...read(arg) }])) as typeof argTypes;
