import { watchVitals } from '@valise/features/kit';
import type { createPortalRouter } from '../router/portalRouter.ts';
import { reports } from './reports.ts';

/** Reports the web vitals of each screen. Returns a function that ends it. */
export function reportScreens({ router }: Pick<ReturnType<typeof createPortalRouter>, 'router'>): () => void {
  const vitals = watchVitals(reports, router.state.location.pathname);
  const leave = router.subscribe(({ location }) => vitals.open(location.pathname));
  return () => {
    leave();
    vitals.end();
  };
}
