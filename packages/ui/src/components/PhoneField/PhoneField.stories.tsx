import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = preview.meta({
  title: 'Components/Fields/PhoneField',
  component: PhoneField,
  tags: ['stable'],
  args: { label: 'Phone', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { defaultValue: '555-010-0142' } });

export const WithError = meta.story({ args: { defaultValue: '555-010', errorMessage: 'The phone must have 10 digits.' } });

export const TypedAndCorrected = meta.story({
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await step('dashes are added during typing', async () => {
      await userEvent.type(input, '5550100142');
      await expect(input).toHaveValue('555-010-0142');
      await expect(args.onChange).toHaveBeenLastCalledWith('555-010-0142');
    });
    await step('an eleventh digit is kept out, in words', async () => {
      await userEvent.type(input, '9');
      await expect(input).toHaveValue('555-010-0142');
      await expect(canvas.getByRole('alert')).toHaveTextContent('A phone number has 10 digits.');
      await expect(input).toHaveAccessibleDescription('A phone number has 10 digits.');
    });
    await step('a correction in the middle leaves the caret there', async () => {
      input.setSelectionRange(2, 2);
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('550-100-142');
      await expect(input.selectionStart).toBe(1);
      await userEvent.keyboard('9');
      await expect(input).toHaveValue('595-010-0142');
      await expect(input.selectionStart).toBe(2);
    });
    await step('Backspace after a dash deletes the digit before it', async () => {
      input.setSelectionRange(4, 4);
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('590-100-142');
    });
    await step('a number is read with its country code, typed or pasted', async () => {
      await userEvent.clear(input);
      await userEvent.paste('+1 (555) 010-0142');
      await expect(input).toHaveValue('555-010-0142');
      await userEvent.clear(input);
      await userEvent.type(input, '+1 (555) 010-0142');
      await expect(input).toHaveValue('555-010-0142');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('a number of another country is kept out whole, in words', async () => {
      await userEvent.clear(input);
      await userEvent.paste('+34 612 345 678');
      await expect(input).toHaveValue('');
      await expect(canvas.getByRole('alert')).toHaveTextContent('A phone number has 10 digits.');
    });
    await step('one that is typed after that is accepted without a word', async () => {
      await userEvent.type(input, '5550100142');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('typed, not even the digits after a 1 in it are taken, and its + goes when the field is left', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '+34 612 345 678');
      await expect(input).toHaveValue('+');
      await expect(canvas.getByRole('alert')).toHaveTextContent('A phone number has 10 digits.');
      await userEvent.tab();
      await expect(input).toHaveValue('');
    });
  },
});

export const StoredInAnotherFormat = meta.story({
  args: { defaultValue: '+34 600 00' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await step('a stored number is shown unchanged', async () => {
      await userEvent.click(input);
      await userEvent.tab();
      await expect(input).toHaveValue('+34 600 00');
    });
    await step('what is added to it is kept out, because it would become another number', async () => {
      await userEvent.type(input, '1');
      await expect(input).toHaveValue('+34 600 00');
      await expect(canvas.getByRole('alert')).toHaveTextContent('A phone number has 10 digits.');
    });
    await step('it can be deleted and replaced', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('+34 600 0');
      await userEvent.clear(input);
      await userEvent.type(input, '5550100142');
      await expect(input).toHaveValue('555-010-0142');
    });
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('5550');
    await expect(input).toHaveValue('555-0');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <PhoneField {...specimen} />}</FieldSpecimens>,
  play: fieldConformance({ role: 'textbox', edit: (control) => userEvent.type(control, '5550'), autofill: '555-010-0142' }),
});

export const LongText = meta.story({
  args: { label: 'Where a rider reaches you on the day of a delivery', description: 'Ten digits. Riders see it from an hour before they come.' },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      <PhoneField label="Empty" />
      <PhoneField label="Filled" defaultValue="555-010-0142" description="Ten digits" />
      <PhoneField label="In error" defaultValue="555-010" errorMessage="The phone must have 10 digits." />
      <PhoneField label="Read-only" isReadOnly defaultValue="555-010-0142" />
      <PhoneField label="Disabled" isDisabled defaultValue="555-010-0142" />
    </div>
  ),
});
