import { routes } from '@valise/features/domain';
import { usePreload } from '../../PreloadContext.ts';
import { useSession } from '../SessionContext.tsx';

/** Fetches the screen that is shown after signing in. */
export function usePreloadAfterSignIn(): () => void {
  const preload = usePreload();
  const { returnTo, expired } = useSession();
  return () => void preload(returnTo.read(expired?.id ?? null) ?? routes.dashboard);
}
