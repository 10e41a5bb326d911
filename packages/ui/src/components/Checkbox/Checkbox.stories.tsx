import { expect, fn, userEvent } from 'storybook/test';
import preview, { InEachState } from '#storybook/preview';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  tags: ['stable'],
  args: { children: 'Remember me', onChange: fn() },
});

export const Unchecked = meta.story();

export const Checked = meta.story({ args: { defaultSelected: true } });

export const Indeterminate = meta.story({
  args: { isIndeterminate: true, children: 'Some selected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Some selected' })).toBePartiallyChecked();
  },
});

export const WithError = meta.story({
  args: { children: 'I agree to the terms', errorMessage: 'Please agree to the terms to go on.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please agree to the terms to go on.');
  },
});

export const WithoutLabel = meta.story({ args: { children: undefined, 'aria-label': 'Select Oxford Shirt' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await step('Tab reaches it', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
    });
    await step('Space checks and unchecks it', async () => {
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
    await step('a press on the label checks and unchecks it', async () => {
      await userEvent.click(canvas.getByText('Remember me'));
      await expect(box).toBeChecked();
    });
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{({ label, ...specimen }) => <Checkbox {...specimen}>{label}</Checkbox>}</FieldSpecimens>,
  play: fieldConformance({ role: 'checkbox', edit: (control) => userEvent.click(control) }),
});

export const LongText = meta.story({
  args: {
    children:
      'I have read the rules of the club about cleaning, repair, late returns and pieces that travelers keep, and I agree to them for every piece that I list from today on.',
    description: 'You can read them again at any time under Settings, and you are told before they change.',
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Checkbox defaultSelected>Remember me</Checkbox>
      <Checkbox>Unchecked</Checkbox>
      <Checkbox isIndeterminate>Some selected</Checkbox>
      <Checkbox defaultSelected description="On this device only">
        With a hint
      </Checkbox>
      <InEachState>{(name) => <Checkbox>{name}</Checkbox>}</InEachState>
      <InEachState>{(name) => <Checkbox defaultSelected>{`${name}, checked`}</Checkbox>}</InEachState>
      <Checkbox errorMessage="Please agree to the terms to go on.">In error</Checkbox>
      <Checkbox isReadOnly defaultSelected>
        Read-only
      </Checkbox>
      <Checkbox isDisabled>Disabled</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Disabled, checked
      </Checkbox>
    </div>
  ),
});
