import { expect, fn, userEvent } from 'storybook/test';
import preview, { InEachState } from '#storybook/preview';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const methods = [
  { value: 'none', label: 'None', description: 'Sign in with email and password only.' },
  { value: 'email', label: 'Email OTP', description: 'A code is sent to marta@valise.club.' },
  { value: 'totp', label: 'Authenticator App', description: 'A code from an app on your phone.' },
];
const plain = methods.map(({ value, label }) => ({ value, label }));

const meta = preview.meta({
  title: 'Components/Fields/RadioGroup',
  component: RadioGroup,
  tags: ['stable'],
  args: { label: 'Method', options: plain, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}><Story /></div>],
});

export const Plain = meta.story({ args: { defaultValue: 'totp' } });

export const Cards = meta.story({
  args: { options: methods, variant: 'card', defaultValue: 'totp' },
  play: async ({ args, canvas, step }) => {
    await step('the hint of an option describes it', async () => {
      await expect(canvas.getByRole('radio', { name: 'None' })).toHaveAccessibleDescription(
        expect.stringContaining('Sign in with email and password only.'),
      );
    });
    await step('the whole card is the target', async () => {
      const { left, bottom } = canvas.getByText('A code is sent to marta@valise.club.').parentElement!.getBoundingClientRect();
      const atCorner = document.elementFromPoint(left + 6, bottom - 6);
      await userEvent.click(atCorner!);
      await expect(args.onChange).toHaveBeenCalledWith('email');
      await expect(canvas.getByRole('radio', { name: 'Email OTP' })).toBeChecked();
    });
  },
});

export const Horizontal = meta.story({ args: { orientation: 'horizontal', defaultValue: 'none' } });

export const WithError = meta.story({ args: { errorMessage: 'Please choose a method.' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'none' } });

export const Keyboard = meta.story({
  args: { defaultValue: 'none' },
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the selected option', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'None' })).toHaveFocus();
    });
    await step('arrow keys select the next and previous option and wrap around', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Email OTP' })).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('email');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(canvas.getByRole('radio', { name: 'Authenticator App' })).toHaveFocus();
    });
    await step('Left and Right select too', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('radio', { name: 'Email OTP' })).toBeChecked();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Authenticator App' })).toBeChecked();
    });
    await step('Tab leaves the group', async () => {
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
});

export const NothingSelected = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('Tab reaches the first option, Space selects it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'None' })).toHaveFocus();
      await expect(canvas.getByRole('radio', { name: 'None' })).not.toBeChecked();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith('none');
    });
  },
});

export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <RadioGroup {...specimen} options={plain} />}</FieldSpecimens>,
  play: fieldConformance({
    role: 'radio',
    describedRole: 'radiogroup',
    hasLabelTarget: false,
    edit: async (control) => {
      control.focus();
      await userEvent.keyboard('{ArrowDown}');
    },
  }),
});

export const LongText = meta.story({
  args: {
    variant: 'card',
    label: 'How we ask whether it is really you when you sign in from a device that we have not seen before',
    options: [
      {
        value: 'totp',
        label: 'A code from an authenticator app that you keep on your phone or in your password manager',
        description: 'It works without a network. Keep the recovery codes in another place, in case the phone is lost.',
      },
      { value: 'email', label: 'A code by email' },
    ],
    defaultValue: 'totp',
  },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RadioGroup label="Plain" options={plain} defaultValue="totp" description="Asked at every sign-in" />
      <RadioGroup label="Cards" variant="card" options={methods} defaultValue="totp" />
      <RadioGroup label="Side by side" orientation="horizontal" options={plain.slice(0, 2)} defaultValue="none" />
      <InEachState>
        {(name) => <RadioGroup label={name} orientation="horizontal" options={plain.slice(0, 2)} defaultValue="none" />}
      </InEachState>
      <InEachState>
        {(name) => <RadioGroup label={`Card, ${name.toLowerCase()}`} variant="card" options={methods.slice(1, 2)} defaultValue="email" />}
      </InEachState>
      <RadioGroup label="In error" options={plain.slice(0, 2)} errorMessage="Please choose a method." />
      <RadioGroup label="Read-only" isReadOnly options={plain.slice(0, 2)} defaultValue="none" />
      <RadioGroup label="Disabled" isDisabled options={plain.slice(0, 2)} defaultValue="none" />
    </div>
  ),
});
