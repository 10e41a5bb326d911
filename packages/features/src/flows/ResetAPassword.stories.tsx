import { accountEndpoints, sessionEndpoints } from '@valise/contract';
import { aSession } from '@valise/contract/samples';
import { RouterProvider } from '@valise/ui/Link';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { paths } from '../domain/paths.ts';
import { findToast } from '../kit/testing/toasts.ts';
import { ForgotPasswordContainer } from '../auth/ForgotPassword/ForgotPasswordContainer.tsx';
import { LoginContainer } from '../auth/Login/LoginContainer.tsx';
import type { SignedIn } from '../auth/session.ts';
import { ResetPasswordContainer } from '../auth/ResetPassword/ResetPasswordContainer.tsx';

interface FlowProps {
  onSignedIn: (session: SignedIn) => void;
}

/** The three screens wired together. A link between them stands in for the mail. */
function ResetFlow({ onSignedIn }: FlowProps) {
  const [path, go] = useState<string>(paths.login);
  // Navigates after the press has ended, as a router does.
  const goTo = (next: string) => void setTimeout(go, 0, next);
  return (
    <RouterProvider navigate={goTo}>
      {path === paths.forgotPassword ? (
        <>
          <ForgotPasswordContainer />
          <button type="button" onClick={() => goTo(paths.resetPassword)}>
            Open the mail’s link
          </button>
        </>
      ) : path === paths.resetPassword ? (
        <ResetPasswordContainer email="marta@valise.club" token="sample-reset-token" onDone={() => go(paths.login)} />
      ) : (
        <LoginContainer onSignedIn={onSignedIn} onChallenge={() => {}} />
      )}
      <Toasts />
    </RouterProvider>
  );
}

const resetPassword = fn();
const login = fn();

const meta = preview.meta({
  title: 'Flows/Reset a password',
  component: ResetFlow,
  tags: ['stable', 'spec:1.2', 'spec:1.4'],
  parameters: {
    layout: 'fullscreen',
    api: [
      answers({ ...sessionEndpoints, ...accountEndpoints }, {
        forgotPassword: () => ({}),
        resetPassword: ({ body }) => resetPassword(body),
        login: ({ body }) => login(body),
      }),
    ],
  },
  args: { onSignedIn: fn() },
  beforeEach: () => {
    resetPassword.mockReset().mockReturnValue({});
    login.mockReset().mockReturnValue({ data: aSession() });
  },
});

export const Default = meta.story();

export const ResetsAPassword = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('request a link', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Forgot password' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'marta@valise.club{Enter}');
      await findToast('Password reset link sent to your email');
    });
    await step('follow it and choose a password', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the mail’s link' }));
      await userEvent.type(await canvas.findByLabelText('New Password'), 'brass-rail');
      await userEvent.type(canvas.getByLabelText('Confirm Password'), 'brass-rail');
      await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
      await findToast('Password reset successfully! Redirecting to login...');
    });
    await step('two seconds later, sign in with it', async () => {
      await userEvent.type(await screen.findByLabelText('Password'), 'brass-rail');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marta@valise.club{Enter}');
      await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledTimes(1));
      await expect(login).toHaveBeenCalledWith({ email: 'marta@valise.club', password: 'brass-rail' });
    });
  },
});
