import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { DecimalField } from './DecimalField.tsx';

const meta = preview.meta({
  title: 'Components/Fields/DecimalField',
  component: DecimalField,
  tags: ['stable'],
  args: { label: 'Base price', prefix: '$', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
});

export const Empty = meta.story();

export const Price = meta.story({ args: { defaultValue: '42.00', suffix: '/day' } });

export const Measure = meta.story({ args: { label: 'Chest', prefix: undefined, suffix: 'cm', defaultValue: '52' } });

export const WithError = meta.story({ args: { label: 'Deposit', defaultValue: '0', errorMessage: 'The deposit must be at least 1.' } });

export const TakesOneNumber = meta.story({
  args: { defaultValue: '42' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Base price' });
    const words = 'Use digits and one decimal point, like 1234.50';
    await step('the text stays as it is typed', async () => {
      await userEvent.type(input, '.50');
      await expect(input).toHaveValue('42.50');
      await expect(args.onChange).toHaveBeenLastCalledWith('42.50');
    });
    await step('another character is kept out, the caret stays, and the field says so', async () => {
      input.setSelectionRange(1, 1);
      await userEvent.keyboard('a');
      await expect(input).toHaveValue('42.50');
      await expect(input.selectionStart).toBe(1);
      await expect(canvas.getByRole('alert')).toHaveTextContent(words);
      await expect(input).toHaveAccessibleDescription(`$ ${words}`);
    });
    await step('the words stay while the field is edited further, and go once it is empty', async () => {
      await userEvent.keyboard('3');
      await expect(canvas.getByRole('alert')).toBeVisible();
      await userEvent.clear(input);
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('a decimal comma becomes a point when the field is left', async () => {
      await userEvent.type(input, '1.284,50');
      await expect(input).toHaveValue('1.284,50');
      await userEvent.tab();
      await expect(input).toHaveValue('1284.50');
      await expect(args.onChange).toHaveBeenLastCalledWith('1284.50');
    });
    await step('a pasted number is read at once', async () => {
      await userEvent.clear(input);
      await userEvent.paste('$1,284.00');
      await expect(input).toHaveValue('1284.00');
    });
    await step('a pasted text that is not a number is kept out whole, in words', async () => {
      await userEvent.paste(' kg');
      await expect(input).toHaveValue('1284.00');
      await expect(canvas.getByRole('alert')).toHaveTextContent(words);
    });
    await step('typed or pasted over a selection, it leaves the selection, which the next key replaces', async () => {
      input.setSelectionRange(0, 4);
      await userEvent.keyboard('-');
      await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
      await userEvent.paste('1 kg');
      await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
      await userEvent.keyboard('5');
      await expect(input).toHaveValue('5.00');
    });
  },
});

export const UnreadableWhenLeft = meta.story({
  args: { defaultValue: '1,234' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Base price' });
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveValue('1,234');
    input.setSelectionRange(0, 1);
    input.focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.tab();
    await expect(input).toHaveValue(',234');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Use digits and one decimal point');
  },
});

export const ThirdDecimal = meta.story({
  args: { maxDecimals: 2 },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Base price' });
    await step('left, the text stays and the field asks which number is meant', async () => {
      await userEvent.type(input, '1.234');
      await expect(canvas.queryByRole('alert')?.textContent ?? '').toBe('');
      await userEvent.tab();
      await expect(input).toHaveValue('1.234');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Up to 2 decimal places: type 1234 or 1.23');
    });
    await step('pasted, it asks at once', async () => {
      await userEvent.clear(input);
      await userEvent.paste('12.345');
      await expect(canvas.getByRole('alert')).toHaveTextContent('type 12345 or 12.34');
    });
    await step('mended, the question goes', async () => {
      await userEvent.keyboard('{Backspace}');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('12.34');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('the words about a refused key go when the mended field is left', async () => {
      await userEvent.type(input, 'x');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Use digits and one decimal point');
      await userEvent.keyboard('{Backspace}5');
      await userEvent.tab();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

/** A field that shows a refusal, for the Sheet. */
export const Refused = meta.story({
  tags: ['sheet'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '-5');
    await expect(canvas.getByRole('textbox')).toHaveValue('5');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Base price' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('7');
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <DecimalField {...specimen} />}</FieldSpecimens>,
  play: fieldConformance({ role: 'textbox', edit: (control) => userEvent.type(control, '42.5'), autofill: '15' }),
});

export const LongText = meta.story({
  args: {
    label: 'What a piece costs a traveler per day before tax, cleaning and insurance',
    defaultValue: '12345678901234567890.123456789012345',
    suffix: 'per started day',
    description: 'Up to two decimal places',
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      <DecimalField label="Base price" prefix="$" suffix="/day" defaultValue="42.00" />
      <DecimalField label="Chest" suffix="cm" defaultValue="52" />
      <DecimalField label="Deposit" prefix="$" defaultValue="0" errorMessage="The deposit must be at least 1." />
      <DecimalField label="Read-only" prefix="$" isReadOnly defaultValue="42.00" />
      <DecimalField label="Disabled" prefix="$" isDisabled defaultValue="42.00" />
    </div>
  ),
});
