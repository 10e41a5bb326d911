import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * As React Router's `BrowserRouter`, which renders every step of the history in a transition. Another screen is rendered so here too:
 * the present one stays until its code has loaded. A step within a screen, as another page of a list, is rendered at once.
 */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setStep] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen(({ action, location }) => {
      const isWithinScreen = location.pathname === pathname;
      pathname = location.pathname;
      const show = () => setStep({ action, location });
      if (isWithinScreen) show();
      else startTransition(show);
    });
  }, [history]);
  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  );
}
