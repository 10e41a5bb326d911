import { createContext, use } from 'react';
import { routes } from '@valise/features/domain';
import { useSession } from '../../session/SessionContext.tsx';

/** Fetches the code of the screen at a path. A context, because the route table imports the screens that need it. */
export const PreloadContext = createContext<(path: string) => Promise<void>>(() => Promise.resolve());

export const usePreload = () => use(PreloadContext);

/** Fetches the screen that is shown after signing in. */
export function usePreloadAfterSignIn(): () => void {
  const preload = usePreload();
  const { returnTo, expired } = useSession();
  return () => void preload(returnTo.read(expired?.id ?? null) ?? routes.dashboard);
}
