import type { SignedIn } from '@valise/features/auth';
import { routes } from '@valise/features/domain';
import { usePreload } from '../../PreloadContext.ts';
import { useSession } from '../SessionContext.tsx';

/**
 * Opens a session once the code of the screen that follows has arrived. The promise never resolves: the form that signed in stays
 * busy until that screen replaces it.
 */
export function useSignIn(): (session: SignedIn) => Promise<void> {
  const preload = usePreload();
  const { store, returnTo } = useSession();
  return async (session) => {
    await preload(returnTo.read(session.user.id) ?? routes.dashboard);
    store.signIn(session);
    return new Promise(() => {});
  };
}
