import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { FieldSpecimens, fieldConformance } from '../Field/testing/fieldConformance.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  tags: ['stable'],
  args: { label: 'Password', autoComplete: 'current-password' as const },
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}><Story /></div>],
});

export const Empty = meta.story();

export const SignIn = meta.story({ args: { size: 'large', defaultValue: 'suitcase-42' } });

export const WithError = meta.story({
  args: { label: 'New Password', autoComplete: 'new-password', defaultValue: 'short', errorMessage: 'Password must be at least 8 characters long' },
});

export const ShowAndHide = meta.story({
  args: { defaultValue: 'suitcase' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await step('the password is hidden at first', async () => {
      await expect(input).toHaveAttribute('type', 'password');
      await expect(canvas.getByRole('button', { name: 'Show Password', pressed: false })).toHaveTextContent('Show');
    });
    await step('Show shows the password and keeps the caret and the focus', async () => {
      await userEvent.click(input);
      input.setSelectionRange(3, 5);
      await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
      await expect(input).toHaveAttribute('type', 'text');
      await expect(input).toHaveFocus();
      await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
    });
    await step('Hide hides the password', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide Password', pressed: true }));
      await expect(input).toHaveAttribute('type', 'password');
    });
  },
});

export const Keyboard = meta.story({
  args: { defaultValue: 'suitcase' },
  play: async ({ canvas, step }) => {
    await step('Tab reaches the text, then the toggle', async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText('Password')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Show Password' })).toHaveFocus();
    });
    await step('Space and Enter press the toggle, which keeps the focus', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Hide Password' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Show Password' })).toHaveFocus();
    });
  },
});

// A hidden password has no role, so the tests run on a visible one.
export const Conformance = meta.story({
  render: () => <FieldSpecimens>{(specimen) => <PasswordField autoComplete="current-password" {...specimen} />}</FieldSpecimens>,
  play: async (context) => {
    for (const toggle of context.canvas.getAllByRole('button', { name: /^Show/ })) {
      await userEvent.click(toggle, { pointerEventsCheck: 0 });
    }
    await fieldConformance({ role: 'textbox', edit: (control) => userEvent.type(control, 'suitcase'), autofill: 'from a manager' })(context);
  },
});

export const LongText = meta.story({
  args: { label: 'The password that you chose when you joined the club as a partner', defaultValue: 'a'.repeat(80), description: 'Use at least 8 characters, and do not use it anywhere else.' },
});

export const Sheet = meta.story({
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      <PasswordField label="Empty" autoComplete="current-password" />
      <PasswordField label="Filled" autoComplete="current-password" defaultValue="suitcase" />
      <PasswordField label="Large" size="large" autoComplete="current-password" defaultValue="suitcase" />
      <PasswordField label="In error" autoComplete="new-password" defaultValue="short" errorMessage="Password must be at least 8 characters long" />
      <PasswordField label="Disabled" isDisabled autoComplete="new-password" defaultValue="suitcase" />
    </div>
  ),
});
