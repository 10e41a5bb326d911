import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Components/Fields/TextArea',
  component: TextArea,
  tags: ['stable'],
  args: { label: 'Note', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}><Story /></div>],
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'Spare button sewn inside the left pocket.' } });

export const WithError = meta.story({ args: { defaultValue: 'Spare button', errorMessage: 'The note may not be longer than 500 characters.' } });

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'Spare button sewn inside the left pocket.' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Spare button sewn inside the left pocket.' } });

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Note' });
    await step('Tab reaches it, Enter begins a line', async () => {
      await userEvent.tab();
      await userEvent.keyboard('One{Enter}Two');
      await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo');
    });
    await step('Tab leaves it', async () => {
      await userEvent.tab();
      await expect(area).not.toHaveFocus();
    });
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <TextArea {...specimen} />}</FieldSpecimens>,
  play: fieldConformance({ role: 'textbox', edit: (control) => userEvent.type(control, 'Spare button') }),
});

export const LongText = meta.story({
  args: {
    label: 'What the next traveler should know',
    defaultValue:
      'The lining of the left sleeve was mended in Lisbon in May; the thread is a shade darker. Please hang it for a night before it travels on. The belt has a second hole, and the spare button is sewn inside the left pocket, where it is easily missed.',
    description: 'Shown to travelers word for word.',
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      <TextArea label="Empty" placeholder="Type something here" />
      <TextArea label="Filled" defaultValue="Spare button sewn inside the left pocket." description="Shown to travelers" />
      <TextArea label="In error" defaultValue="Spare button" errorMessage="The note may not be longer than 500 characters." />
      <TextArea label="Read-only" isReadOnly defaultValue="Spare button sewn inside the left pocket." />
      <TextArea label="Disabled" isDisabled defaultValue="Spare button sewn inside the left pocket." />
    </div>
  ),
});
