import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button.tsx';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { Form } from '../Form/Form.tsx';
import { ChoiceWithOther } from './ChoiceWithOther.tsx';

const brands = ['Zara', 'H&M', 'Gucci', 'Prada', 'Uniqlo'];
const prices = ['$10/day', '$15/day', '$18/day', '$20/day', '$25/day'];

const meta = preview.meta({
  title: 'Components/Fields/ChoiceWithOther',
  component: ChoiceWithOther,
  tags: ['stable'],
  args: { label: 'Brand', name: 'brand', options: brands, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
});

export const Empty = meta.story();

export const Listed = meta.story({ args: { defaultValue: 'Zara' } });

export const Other = meta.story({ args: { label: 'Extension price', options: prices, defaultValue: '$12/day' } });

export const WithError = meta.story({ args: { defaultValue: 'Zarra', errorMessage: 'The selected brand is invalid.' } });

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'Loewe' } });

async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: /Brand/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export const SelectsOther = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('Other opens a labelled text field and moves the focus there', async () => {
      await choose('Other');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Brand, other' })).toHaveFocus());
    });
    await step('the typed text is the value, also when it begins like an option', async () => {
      await userEvent.keyboard('Zara');
      await expect(canvas.getByRole('textbox', { name: 'Brand, other' })).toHaveFocus();
      await userEvent.keyboard(' Home');
      await expect(args.onChange).toHaveBeenLastCalledWith('Zara Home');
    });
    await step('selecting an option hides the text field', async () => {
      await choose('Gucci');
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(args.onChange).toHaveBeenLastCalledWith('Gucci');
    });
    await step('selecting Other again restores the typed text', async () => {
      await choose('Other');
      const text = canvas.getByRole('textbox', { name: 'Brand, other' });
      await expect(text).toHaveValue('Zara Home');
      await waitFor(() => expect(text).toHaveFocus());
      await expect(args.onChange).toHaveBeenLastCalledWith('Zara Home');
    });
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, step }) => {
    await step('Up from the trigger opens the list on its last option', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Other' })).toHaveFocus());
    });
    await step('Enter chooses Other and moves focus to the text field', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Brand, other' })).toHaveFocus());
    });
    await step('Shift+Tab returns focus to the trigger', async () => {
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: /Brand/ })).toHaveFocus();
    });
  },
});

/** A screen that keeps the value and sets it when it loads a product. */
function LoadingForm() {
  const [brand, setBrand] = useState('');
  return (
    <Form aria-label="Product">
      <ChoiceWithOther label="Brand" name="brand" options={brands} value={brand} onChange={setBrand} />
      <Button onPress={() => setBrand('Loewe')}>Load Loewe</Button>
      <Button onPress={() => setBrand('Prada')}>Load Prada</Button>
    </Form>
  );
}

export const SetByTheApp = meta.story({
  render: () => <LoadingForm />,
  play: async ({ canvas, step }) => {
    const valueOf = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('brand');
    await step('a text that is not an option is shown as Other, and the focus does not move', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load Loewe' }));
      await expect(canvas.getByRole('textbox', { name: 'Brand, other' })).toHaveValue('Loewe');
      await expect(canvas.getByRole('button', { name: 'Load Loewe' })).toHaveFocus();
      await expect(valueOf()).toBe('Loewe');
    });
    await step('an option is selected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load Prada' }));
      await expect(canvas.getByRole('button', { name: /Brand Prada/ })).toBeVisible();
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(valueOf()).toBe('Prada');
    });
  },
});

export const FormError = meta.story({
  render: () => (
    <Form aria-label="Product" errors={{ brand: ['The brand is too long.'] }}>
      <ChoiceWithOther label="Brand" name="brand" options={brands} defaultValue="Loewe" />
    </Form>
  ),
  play: async ({ canvas, step }) => {
    const text = canvas.getByRole('textbox', { name: 'Brand, other' });
    await step('the text field is focused and described by the error', async () => {
      await expect(text).toHaveFocus();
      await expect(text).toHaveAccessibleDescription('The brand is too long.');
    });
    await step('an edit clears the error', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(text).toBeValid();
    });
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <ChoiceWithOther {...specimen} options={brands} />}</FieldSpecimens>,
  play: fieldConformance({
    role: 'button',
    requiredIn: 'name',
    readOnlyRole: 'textbox',
    edit: async (control) => {
      control.focus();
      await userEvent.keyboard('{ArrowRight}');
    },
  }),
});

export const LongText = meta.story({
  args: {
    label: 'Who made the piece, as it stands on the label inside',
    defaultValue: 'An atelier in the old town of Porto that sews for three families and has no name of its own',
    description: 'A traveler can search for it.',
  },
});

export const Open = meta.story({
  tags: ['sheet'],
  args: { defaultValue: 'Zara' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Brand/ }));
    const other = await screen.findByRole('option', { name: 'Other' });
    await waitFor(() => expect(other).toBeVisible());
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      <ChoiceWithOther label="Empty" options={brands} />
      <ChoiceWithOther label="Listed" options={brands} defaultValue="Zara" />
      <ChoiceWithOther label="Other" options={prices} defaultValue="$12/day" description="Per started day" />
      <ChoiceWithOther label="In error" options={brands} defaultValue="Zarra" errorMessage="The selected brand is invalid." />
      <ChoiceWithOther label="Read-only" isReadOnly options={brands} defaultValue="Loewe" />
      <ChoiceWithOther label="Disabled" isDisabled options={brands} defaultValue="Loewe" />
    </div>
  ),
});
