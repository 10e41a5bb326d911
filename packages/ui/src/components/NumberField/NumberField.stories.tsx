import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'Components/Fields/NumberField',
  component: NumberField,
  tags: ['new'],
  args: { label: 'Stock', min: 0, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
});

export const Default = meta.story({ args: { defaultValue: '12' } });

export const Empty = meta.story();

export const Keyboard = meta.story({
  args: { defaultValue: '12' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Stock' });
    await step('Tab reaches only the text; Up and Down change the number', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(input).toHaveValue('14');
      await expect(args.onChange).toHaveBeenLastCalledWith('14');
      await userEvent.keyboard('{ArrowDown}');
      await expect(input).toHaveValue('13');
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
});

export const Pressed = meta.story({
  args: { defaultValue: '1' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Stock' });
    await step('Decrease stops at the smallest number', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Decrease Stock' }));
      await expect(input).toHaveValue('0');
      await userEvent.click(canvas.getByRole('button', { name: 'Decrease Stock' }));
      await expect(input).toHaveValue('0');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step('Increase adds a step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Increase Stock' }));
      await expect(input).toHaveValue('1');
    });
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <NumberField {...specimen} />}</FieldSpecimens>,
  play: fieldConformance({ role: 'textbox', edit: (control) => userEvent.type(control, '7'), autofill: '15' }),
});

export const LongText = meta.story({
  args: { label: 'How many pieces of this kind hang in the flagship store at the moment', defaultValue: '12345678901234567890123456789012345678' },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      <NumberField label="Stock" defaultValue="12" />
      <NumberField label="Empty" />
      <NumberField label="In error" defaultValue="0" errorMessage="The stock must be at least 1." />
      <NumberField label="Read-only" isReadOnly defaultValue="12" />
      <NumberField label="Disabled" isDisabled defaultValue="12" />
    </div>
  ),
});
