import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview, { InEachState } from '#storybook/preview';
import { DeviceMobile } from '../../icons/DeviceMobile.tsx';
import { EnvelopeSimple } from '../../icons/EnvelopeSimple.tsx';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { Form } from '../Form/Form.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const methods = [
  { value: 'totp', label: 'Authenticator App', icon: <DeviceMobile size={18} /> },
  { value: 'email', label: 'Email OTP', icon: <EnvelopeSimple size={18} /> },
];

const meta = preview.meta({
  title: 'Components/Fields/SegmentedControl',
  component: SegmentedControl,
  tags: ['stable'],
  args: { label: 'Unit', options: ['cm', 'inch'], defaultValue: 'cm', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}><Story /></div>],
});

export const Units = meta.story();

export const WithIcons = meta.story({ args: { label: 'Method', options: methods, defaultValue: 'totp', size: 'large' } });

const boxOf = (element: Element) => element.getBoundingClientRect();

export const Narrow = meta.story({
  args: { label: 'Method', options: methods, defaultValue: 'totp', size: 'large' },
  render: (args) => (
    <div style={{ inlineSize: 312 }}>
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const [authenticator, email] = [canvas.getByText('Authenticator App'), canvas.getByText('Email OTP')];
    await step('a label that needs more than its share has it, on one line', async () => {
      await expect(boxOf(authenticator).height).toBe(boxOf(email).height);
      await expect(boxOf(authenticator).width).toBeGreaterThan(boxOf(email).width);
    });
    await step('where they do not fit beside each other they are below each other', async () => {
      canvas.getByRole('radiogroup').style.inlineSize = '200px';
      await expect(boxOf(email).top).toBeGreaterThanOrEqual(boxOf(authenticator).bottom);
    });
  },
});

export const WithError = meta.story({
  args: { name: 'unit', errorMessage: 'Please choose a unit.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radio', { name: 'cm' })).toHaveAccessibleDescription('Please choose a unit.');
  },
});

export const Refused = meta.story({
  name: 'Refused form',
  render: () => (
    <Form aria-label="Size" errors={{ unit: ['Please choose another unit.'] }}>
      <SegmentedControl label="Unit" name="unit" options={['cm', 'inch']} defaultValue="inch" />
    </Form>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'inch' })).toHaveFocus());
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the selected option', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'cm' })).toHaveFocus();
    });
    await step('Right selects the next option', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'inch' })).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('inch');
    });
    await step('all four arrow keys select the next or previous option', async () => {
      for (const [key, name] of [['{ArrowLeft}', 'cm'], ['{ArrowDown}', 'inch'], ['{ArrowUp}', 'cm'], ['{ArrowDown}', 'inch']] as const) {
        await userEvent.keyboard(key);
        await expect(canvas.getByRole('radio', { name })).toBeChecked();
      }
    });
    await step('a press selects an option', async () => {
      await userEvent.click(canvas.getByText('cm'));
      await expect(canvas.getByRole('radio', { name: 'cm' })).toBeChecked();
    });
  },
});

export const LeavesKeysAlone = meta.story({
  name: 'Browser keys',
  play: async ({ args, canvas }) => {
    const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true });
    canvas.getByRole('radio', { name: 'cm' }).dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(false);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <SegmentedControl {...specimen} options={['cm', 'inch']} defaultValue="cm" />}</FieldSpecimens>,
  play: fieldConformance({
    role: 'radio',
    describedRole: 'radiogroup',
    hasLabelTarget: false,
    edit: async (control) => {
      control.focus();
      await userEvent.keyboard('{ArrowRight}');
    },
  }),
});

export const LongText = meta.story({
  args: { label: 'How we check that it is you', options: ['A code from an authenticator app on your phone', 'A code by email'], defaultValue: 'A code by email' },
});

export const MirroredArrowKeys = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'Method', options: methods, defaultValue: 'totp' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Email OTP' })).toBeChecked();
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      <SegmentedControl label="Unit" options={['cm', 'inch']} defaultValue="cm" />
      <SegmentedControl label="Method" size="large" options={methods} defaultValue="totp" />
      <InEachState>{(name) => <SegmentedControl label={name} options={['cm', 'inch']} defaultValue="cm" />}</InEachState>
      <SegmentedControl label="In error" options={['cm', 'inch']} errorMessage="Please choose a unit." />
      <SegmentedControl label="Read-only" isReadOnly options={['cm', 'inch']} defaultValue="inch" />
      <SegmentedControl label="Disabled" isDisabled options={['cm', 'inch']} defaultValue="cm" />
    </div>
  ),
});
