import { createOverlayBack } from './overlays/overlayBack.ts';
import { createBrowserRouter } from './reactRouter.ts';
import { routeTable } from './routes.tsx';

/** Windows in which sheets, drawers, menus and previews cover the screen, and devices with a Back button or gesture. */
const covering = '(width < 768px), (pointer: coarse)';

/** The router, and the part of it that lets Back close an overlay. */
export function createPortalRouter() {
  const { hold, follow } = createOverlayBack({
    tab: window,
    isCovering: () => matchMedia(covering).matches,
    isLeaving: () => [...router.state.blockers.values()].some(({ state }) => state === 'proceeding'),
  });
  const router = createBrowserRouter(routeTable);
  let shown = router.state.location.key;
  follow();
  router.subscribe(({ location }) => {
    if (location.key === shown) return;
    shown = location.key;
    follow();
  });
  return { router, hold };
}
