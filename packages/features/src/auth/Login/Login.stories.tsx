import { expect, fn, userEvent } from 'storybook/test';
import preview, { navigated } from '#storybook/preview';
import { ProviderButtons } from '../ProviderButtons/ProviderButtons.tsx';
import { Login } from './Login.tsx';

const meta = preview.meta({
  title: 'Screens/Login',
  component: Login,
  tags: ['stable', 'spec:1.1', 'spec:1.2'],
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(), socialSignIn: <ProviderButtons onProvider={fn()} /> },
});

export const Default = meta.story();

export const SessionEnded = meta.story({
  args: { ended: { by: 'itself', email: 'marta@valise.club', input: 'kept' } },
  play: async ({ args, canvas, step }) => {
    await step('it says so, with the e-mail filled in and the focus in Password', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Your session ended. Your draft is kept.');
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('marta@valise.club');
      await expect(canvas.getByLabelText('Password')).toHaveFocus();
    });
    await step('the password alone signs in again', async () => {
      await userEvent.keyboard('travel-light{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ email: 'marta@valise.club', password: 'travel-light' }));
    });
  },
});

export const SessionEndedWithoutDraft = meta.story({
  args: { ended: { by: 'itself', email: 'marta@valise.club', input: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Your session ended\.$/);
  },
});

export const LoggedOutElsewhere = meta.story({
  args: { ended: { by: 'logout', email: '', input: 'lost' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You were logged out in another tab. Your unsaved changes were discarded.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  },
});

export const SignsIn = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('by keyboard alone: e-mail, password, Enter', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
      await userEvent.keyboard('marta@valise.club');
      await userEvent.tab();
      await userEvent.keyboard('travel-light{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'marta@valise.club',
        password: 'travel-light',
        isRemembered: true,
      });
    });
    await step('without being remembered', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ isRemembered: false }));
    });
  },
});

export const ShowsThePassword = meta.story({
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'travel-light');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }));
    await expect(password).toHaveAttribute('type', 'text');
  },
});

export const LeadsElsewhere = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password' }));
    await expect(navigated).toHaveBeenLastCalledWith('/forgot-password');
    await userEvent.click(canvas.getByRole('link', { name: 'Sign up' }));
    await expect(navigated).toHaveBeenLastCalledWith('/signup');
  },
});

export const Unremembered = meta.story({
  args: { onRememberedChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await expect(args.onRememberedChange).toHaveBeenLastCalledWith(false);
  },
});

/** The providers have not loaded yet. */
export const Loading = meta.story({ args: { socialSignIn: null } });

export const WithoutProviders = meta.story({
  args: { socialSignIn: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Google' })).not.toBeInTheDocument();
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Signing in/ }));
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Error = meta.story({
  args: { failure: { message: 'These credentials do not match our records.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('These credentials do not match our records.');
  },
});

export const FieldErrors = meta.story({
  args: {
    failure: { fields: { email: ['The email field is required.'], password: ['The password field is required.'] } },
  },
  play: async ({ canvas, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await step('each error describes its field', async () => {
      await expect(email).toHaveAccessibleDescription('The email field is required.');
      await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('The password field is required.');
    });
    await step('editing a field clears its error alone', async () => {
      await userEvent.type(email, 'marta@valise.club');
      await expect(email).not.toBeInvalid();
      await expect(email).toHaveAccessibleDescription('');
      await expect(canvas.getByLabelText('Password')).toBeInvalid();
    });
  },
});

export const LongText = meta.story({
  args: {
    failure: {
      message:
        'The account of this address was closed by its organisation on Friday, 20 November 2026 at half past nine. Write to the people who look after your organisation if this is not what you expected.',
    },
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
