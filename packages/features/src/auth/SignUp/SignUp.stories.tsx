import { expect, fn, userEvent } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { SignUp } from './SignUp.tsx';

const meta = preview.meta({
  title: 'Screens/Sign up',
  component: SignUp,
  tags: ['stable', 'spec:1.2'],
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn() },
});

export const Default = meta.story();

export const SignsUp = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('by keyboard alone: name, e-mail, password twice, terms, Enter', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
      await userEvent.keyboard('Ines Prado');
      await userEvent.tab();
      await userEvent.keyboard('ines@valise.club');
      await userEvent.tab();
      await userEvent.keyboard('brass-rail');
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByLabelText('Confirm Password')).toHaveFocus();
      await userEvent.keyboard('brass-rail');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    });
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ines Prado',
      email: 'ines@valise.club',
      password: 'brass-rail',
      confirmation: 'brass-rail',
      isAgreed: true,
    });
  },
});

export const PasswordManagers = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
    for (const label of ['Password', 'Confirm Password'])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
  },
});

export const LeadsToSignIn = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(navigated).toHaveBeenLastCalledWith('/login');
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Signing up/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Error = meta.story({
  args: { failure: { message: 'Sign-up is closed for today.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign-up is closed for today.')).toBeVisible();
  },
});

export const FieldErrors = meta.story({
  tags: ['spec:1.8'],
  args: {
    failure: { fields: { email: ['The email has already been taken.'], password: ['The password must be at least 8 characters.'] } },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('The email has already been taken.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('The password must be at least 8 characters.');
  },
});

export const EveryFieldWrong = meta.story({
  args: {
    failure: {
      fields: {
        name: ['Enter your name'],
        email: ['Enter a full email address, like name@example.com'],
        password: ['Password must be at least 8 characters long'],
        passwordConfirmation: ['Passwords do not match'],
        terms: ['Agree to the terms to sign up'],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('5 fields need attention');
    const names = ['Name', 'Email', 'Password', 'Confirm Password', 'Terms'];
    for (const name of names) await expect(canvas.getByRole('link', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Terms' }));
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the terms' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    failure: {
      message:
        'New accounts for this city are opened by its own team, which is away until Monday, 23 November 2026. Write to the people who look after your organisation if you cannot wait for them.',
    },
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
