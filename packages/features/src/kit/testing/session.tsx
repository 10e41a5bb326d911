import { type Client, Problem } from '@valise/contract';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { SWRConfig } from 'swr';
import { ApiProvider, useApi } from '../api/ApiProvider.tsx';

type Call = (...args: Parameters<Client['call']>) => Promise<unknown>;

const withCache = { provider: () => new Map() };

/** A session with its own cache and a button that ends it. Responses after that are aborted, as an application's client does. */
export function EndingSession({ children }: { children: ReactNode }) {
  const [isSignedIn, setSignedIn] = useState(true);
  const session = useRef('7');
  const client = useApi();
  const api = useMemo((): Client => {
    const call: Call = async (...args) => {
      const token = session.current;
      const [outcome] = await Promise.allSettled([client.call(...args)]);
      if (session.current !== token) throw new Problem('aborted');
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    };
    return { ...client, call: call as Client['call'] };
  }, [client]);
  function signOut() {
    session.current = '';
    setSignedIn(false);
  }
  if (!isSignedIn) return <p>Signed out</p>;
  return (
    <SWRConfig value={withCache}>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
      <ApiProvider client={api}>{children}</ApiProvider>
    </SWRConfig>
  );
}

/**
 * Signs out of an `EndingSession`, lets a response arrive after that, and expects that it has no effect, not even an unhandled
 * rejection.
 */
export async function signOutBefore(answer: () => void): Promise<void> {
  const unhandled = fn();
  addEventListener('unhandledrejection', unhandled);
  // Clicked by script, because a user cannot press it behind a dialog.
  screen.getByText('Sign out').click();
  await expect(await screen.findByText('Signed out')).toBeVisible();
  answer();
  // The browser reports an unhandled rejection in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  removeEventListener('unhandledrejection', unhandled);
  await expect(unhandled).not.toHaveBeenCalled();
}
