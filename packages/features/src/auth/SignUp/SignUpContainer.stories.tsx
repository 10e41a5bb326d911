import { accountEndpoints } from '@valise/contract';
import { aSession } from '@valise/contract/samples';
import { invalid } from '@valise/contract/serve';
import { Toasts } from '@valise/ui/Toast';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { brokenResponses, unreadable } from '../../kit/testing/brokenResponses.ts';
import { findToast } from '../../kit/testing/toasts.ts';
import { SignUpContainer } from './SignUpContainer.tsx';

const register = fn();

const meta = preview.meta({
  title: 'Screens/Sign up/With the API',
  component: SignUpContainer,
  tags: ['stable', 'spec:1.2', 'spec:1.4'],
  parameters: {
    layout: 'fullscreen',
    api: [answers(accountEndpoints, { register: ({ body }) => register(body) })],
  },
  args: { onSignedIn: fn(), onRegistered: fn() },
  beforeEach: () => void register.mockReset(),
  render: (args) => (
    <>
      <SignUpContainer {...args} />
      <Toasts />
    </>
  ),
});

async function signUp(canvasElement: HTMLElement, confirmation = 'brass-rail') {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Marta Vidal');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marta@valise.club');
  await userEvent.type(canvas.getByLabelText('Password'), 'brass-rail');
  await userEvent.type(canvas.getByLabelText('Confirm Password'), confirmation);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to the terms' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
}

export const SignsIn = meta.story({
  beforeEach: () => void register.mockReturnValue({ data: aSession() }),
  play: async ({ args, canvasElement }) => {
    await signUp(canvasElement);
    await waitFor(() =>
      expect(args.onSignedIn).toHaveBeenCalledWith({
        token: 'sample-token',
        user: expect.objectContaining({ name: 'Marta Vidal' }),
        isRemembered: true,
      }),
    );
    await expect(register).toHaveBeenCalledWith({
      name: 'Marta Vidal',
      email: 'marta@valise.club',
      password: 'brass-rail',
      passwordConfirmation: 'brass-rail',
    });
    await expect(args.onRegistered).not.toHaveBeenCalled();
  },
});

export const SignsInLater = meta.story({
  beforeEach: () => void register.mockReturnValue({ message: 'Created' }),
  play: async ({ args, canvasElement }) => {
    await signUp(canvasElement);
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledTimes(1));
    await findToast('Your account is ready. Sign in to begin.');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

export const PasswordsDiffer = meta.story({
  name: 'Passwords do not match',
  tags: ['spec:1.5'],
  play: async ({ canvas, canvasElement }) => {
    await signUp(canvasElement, 'brass-tail');
    await waitFor(() => expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match'));
    await expect(canvas.getByLabelText('Confirm Password')).toHaveFocus();
    await expect(register).not.toHaveBeenCalled();
  },
});

/** An empty form is not sent: each field says what it takes, and the first has the focus. */
export const Empty = meta.story({
  name: 'Empty form',
  tags: ['spec:1.5'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    const described = async (field: HTMLElement, words: string) => expect(field).toHaveAccessibleDescription(words);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await described(canvas.getByRole('textbox', { name: 'Name' }), 'Enter your name');
    await described(canvas.getByRole('textbox', { name: 'Email' }), 'Enter a full email address, like name@example.com');
    await described(canvas.getByLabelText('Password'), 'Password must be at least 8 characters long');
    await described(canvas.getByLabelText('Confirm Password'), '');
    await described(canvas.getByRole('checkbox', { name: 'I agree to the terms' }), 'Agree to the terms to sign up');
    await expect(canvas.getByRole('alert')).toHaveTextContent('4 fields need attention');
    await expect(register).not.toHaveBeenCalled();
  },
});

/** Each of the server's field errors is toasted and shown under its field. */
export const FieldErrors = meta.story({
  tags: ['spec:1.8'],
  beforeEach: () => {
    register.mockImplementation(() => {
      throw invalid({ email: ['The email has already been taken.'], name: ['The name is too short.'] });
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await signUp(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('The email has already been taken.'));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    for (const sentence of ['The email has already been taken.', 'The name is too short.'])
      await findToast(sentence);
    await expect(email).toHaveValue('marta@valise.club');
  },
});

export const RefusedWithoutAWord = meta.story({
  name: 'An error occurred',
  tags: ['spec:1.8'],
  beforeEach: () => void register.mockImplementation(() => new Response(null, { status: 500 })),
  play: async ({ canvas, canvasElement }) => {
    await signUp(canvasElement);
    await findToast('An error occurred');
    await expect(canvas.getByText('An error occurred')).toBeVisible();
  },
});

/** Every kind of broken response is shown, and a retry signs up. */
export const Broken = meta.story({
  name: 'Broken API',
  play: async ({ args, canvas, canvasElement }) => {
    for (const response of brokenResponses) register.mockImplementationOnce(response);
    register.mockReturnValue({ data: aSession() });
    await signUp(canvasElement);
    for (const text of ['An error occurred', unreadable, unreadable]) {
      await expect(await canvas.findByText(text)).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign up' }));
    }
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledTimes(1));
  },
});

export const PressedTwice = meta.story({
  beforeEach: () => void register.mockImplementation(() => new Promise(() => {})),
  play: async ({ canvas, canvasElement }) => {
    await signUp(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Signing up/ }));
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  },
});
