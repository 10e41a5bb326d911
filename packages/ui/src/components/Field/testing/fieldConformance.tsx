import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../Button/Button.tsx';
import { Form } from '../../Form/Form.tsx';
import type { FieldProps } from '../fieldProps.ts';
import { setInputValue } from '../text/setInputValue.ts';

type Specimen = Omit<FieldProps, 'description'> & { description?: string };

const specimens: readonly Specimen[] = [
  { label: 'Plain', name: 'plain', description: 'A hint.' },
  { label: 'Wrong', name: 'wrong', errorMessage: 'Something is wrong.' },
  { label: 'Needed', name: 'needed', isRequired: true },
  { label: 'Kept', name: 'kept', isReadOnly: true },
  { label: 'Off', name: 'off', isDisabled: true },
];

/** A form with one kind of field in each of its states, for `fieldConformance`. */
export function FieldSpecimens({ children }: { children: (specimen: Specimen) => ReactNode }) {
  return (
    <Form aria-label="Specimens">
      {specimens.map((specimen) => (
        <div key={specimen.name}>{children(specimen)}</div>
      ))}
      <Button type="reset">Reset</Button>
    </Form>
  );
}

export interface FieldKind {
  /** The role of the focusable control. */
  role: 'textbox' | 'searchbox' | 'checkbox' | 'switch' | 'button' | 'radio' | 'spinbutton';
  /** The role of the group, if the group has the name and the description instead of the control. */
  describedRole?: 'radiogroup' | 'group';
  /** Changes the value like a user. */
  edit: (control: HTMLElement) => Promise<void>;
  /** A value for browser autofill, if the field supports it. */
  autofill?: string;
  /** A control without `aria-required` has 'required' in its name. @default 'state' */
  requiredIn?: 'state' | 'name';
  /** The role of the control that shows the text when the field is read-only. @default the same role */
  readOnlyRole?: 'textbox';
  /** The label of a group is not a target. @default true */
  hasLabelTarget?: boolean;
}

interface PlayContext {
  canvasElement: HTMLElement;
  step: (name: string, play: () => Promise<void>) => Promise<void> | void;
}

/** The behaviour of every field, tested on `FieldSpecimens`. */
export function fieldConformance(kind: FieldKind) {
  return async ({ canvasElement, step }: PlayContext) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Specimens' });
    const described = (label: string) => canvas.getByRole(kind.describedRole ?? kind.role, { name: new RegExp(label) });
    const named = (label: string, role: FieldKind['role'] = kind.role) => {
      if (kind.describedRole === undefined) return canvas.getByRole(role, { name: new RegExp(label) });
      const [first] = within(described(label)).getAllByRole(role);
      if (first === undefined) throw new Error(`No ${role} in ${label}`);
      return first;
    };
    const shown = (label: string) => named(label, kind.readOnlyRole);
    const valueOf = (name: string) => new FormData(form).get(name) ?? '';

    await step('a press on the label focuses the control', async () => {
      if (kind.hasLabelTarget === false) return;
      await userEvent.click(canvas.getByText('Plain'));
      await expect(named('Plain')).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    });
    await step('the hint and the error describe it', async () => {
      await expect(described('Plain')).toHaveAccessibleDescription(expect.stringContaining('A hint.'));
      await expect(described('Wrong')).toHaveAccessibleDescription(expect.stringContaining('Something is wrong.'));
    });
    await step('required is part of its state or its name', async () => {
      if (kind.requiredIn === 'name') await expect(described('Needed')).toHaveAccessibleName(expect.stringContaining('required'));
      else await expect(described('Needed')).toBeRequired();
    });
    await step('read-only can be focused but not changed', async () => {
      const kept = shown('Kept');
      const before = valueOf('kept');
      kept.focus();
      await expect(kept).toHaveFocus();
      if (kind.readOnlyRole === undefined) await kind.edit(kept);
      else await userEvent.keyboard('x');
      await expect(valueOf('kept')).toBe(before);
    });
    await step('disabled is skipped by Tab and not submitted', async () => {
      shown('Kept').focus();
      for (let stops = 0; stops < 4 && form.contains(document.activeElement); stops++) {
        await userEvent.tab();
        await expect(document.activeElement?.closest('[data-disabled]')).toBeNull();
      }
      await expect(new FormData(form).has('off')).toBe(false);
    });
    await step('a form reset restores the value', async () => {
      const before = valueOf('plain');
      await kind.edit(named('Plain'));
      await waitFor(() => expect(valueOf('plain')).not.toBe(before));
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(valueOf('plain')).toBe(before));
    });
    await step('browser autofill sets the value', async () => {
      if (kind.autofill === undefined) return;
      const control = named('Plain') as HTMLInputElement;
      setInputValue(control, kind.autofill, new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
      await waitFor(() => expect(control).toHaveValue(kind.autofill));
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(control).not.toHaveValue(kind.autofill));
    });
  };
}
