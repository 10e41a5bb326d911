import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Popover } from '../../Dialog/Popover.tsx';
import type { SelectSpecimen } from './selectConformance.tsx';

/** React Aria's Select without styles, to compare its behaviour with our own. */
export function BareSelect({ label, options, onChange, ...props }: SelectSpecimen) {
  return (
    <Select {...props} onChange={(value) => onChange?.(String(value))}>
      <Label>{label}</Label>
      <Button>
        <SelectValue />
      </Button>
      <FieldError />
      <Popover>
        <ListBox>
          {options.map(({ value, label, isDisabled }) => (
            <ListBoxItem key={value} id={value} textValue={label} isDisabled={isDisabled}>
              {label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
