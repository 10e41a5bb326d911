'use client';
import { accountEndpoints, Problem } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { SubmitError } from '../../kit/submit/failure.ts';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { accessMessages } from '../messages.ts';
import type { PendingTwoFactor, SignInEvents } from '../session.ts';
import { type EnteredCode, TwoFactor } from './TwoFactor.tsx';

export interface TwoFactorContainerProps {
  pending: PendingTwoFactor;
  /** Digits that were typed before the screen opened. @default '' */
  typedCode?: string;
  onSignedIn: SignInEvents['onSignedIn'];
}

/** A refusal by validation that names neither a reason nor a field: the code is wrong. */
const isWrongCode = (problem: unknown) =>
  problem instanceof Problem && problem.status === 422 && problem.serverMessage === undefined && Object.keys(problem.fields).length === 0;

/** Verifies a code at the API. After a failure the code is still in its field. */
export function TwoFactorContainer({ pending, typedCode, onSignedIn }: TwoFactorContainerProps) {
  const { userId, methods, loginToken, isRemembered } = pending;
  const api = useApi();
  const messages = useMessages(accessMessages);

  const { submit, isBusy, failure } = useSubmit(
    async ({ method, code }: EnteredCode) => {
      const reply = await api.call(accountEndpoints.verifyTwoFactor, { body: { method, code, userId, loginToken } }).catch((problem: unknown) => {
        if (!isWrongCode(problem)) throw problem;
        return { isVerified: false as const };
      });
      if (!reply.isVerified) throw new SubmitError({ fields: { code: [messages.invalidCode] } });
      return reply;
    },
    {
      headline: messages.somethingWrong,
      isInPlace: true,
      onDone: ({ token, user }) => onSignedIn({ token, user, isRemembered }),
    },
  );

  return <TwoFactor failure={failure} methods={methods} typedCode={typedCode} isBusy={isBusy} onSubmit={submit} />;
}
