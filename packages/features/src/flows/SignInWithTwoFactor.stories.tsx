import { accountEndpoints, sessionEndpoints } from '@valise/contract';
import { aSession, aTwoFactorChallenge } from '@valise/contract/samples';
import { RouterProvider } from '@valise/ui/Link';
import { Toasts } from '@valise/ui/Toast';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview, { answers } from '#storybook/preview';
import { findToast } from '../kit/testing/toasts.ts';
import { LoginContainer } from '../auth/Login/LoginContainer.tsx';
import type { PendingTwoFactor, SignedIn } from '../auth/session.ts';
import { TwoFactorContainer } from '../auth/TwoFactor/TwoFactorContainer.tsx';

interface FlowProps {
  onSignedIn: (session: SignedIn) => void;
}

/** Both steps wired together. Any link of the second step leads back to the first. */
function TwoFactorFlow({ onSignedIn }: FlowProps) {
  const [pending, challenge] = useState<PendingTwoFactor | null>(null);
  return (
    <RouterProvider navigate={() => challenge(null)}>
      {pending === null ? (
        <LoginContainer onSignedIn={onSignedIn} onChallenge={challenge} />
      ) : (
        <TwoFactorContainer pending={pending} onSignedIn={onSignedIn} />
      )}
      <Toasts />
    </RouterProvider>
  );
}

const meta = preview.meta({
  title: 'Flows/Sign in with two-factor',
  component: TwoFactorFlow,
  tags: ['stable', 'spec:1.2', 'spec:1.4'],
  parameters: {
    layout: 'fullscreen',
    api: [
      answers({ ...sessionEndpoints, ...accountEndpoints }, {
        login: () => ({ data: aTwoFactorChallenge() }),
        verifyTwoFactor: ({ body: { code } }) => ({
          data: code === '418209' ? { verified: true, ...aSession() } : { verified: false, token: null, user: null },
        }),
      }),
    ],
  },
  args: { onSignedIn: fn() },
});

export const Default = meta.story();

export const SignsIn = meta.story({
  play: async ({ args, canvas, step }) => {
    const signIn = async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'marta@valise.club');
      await userEvent.type(canvas.getByLabelText('Password'), 'travel-light');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      return canvas.findByRole('textbox', { name: 'Enter your 6-digit code' });
    };
    await step('after the password comes the code; a wrong code shows a message', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
      await userEvent.type(await signIn(), '418200{Enter}');
      await findToast('Invalid code. Please try again.');
    });
    await step('the right one replaces it and signs in, remembered as chosen at the first step', async () => {
      await userEvent.keyboard('418209{Enter}');
      await waitFor(() =>
        expect(args.onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ token: 'sample-token', isRemembered: false })),
      );
    });
  },
});
