'use client';
import { createContext, type MouseEvent, type ReactNode, useCallback, useContext } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';

type Navigate = (path: string) => void;

const NavigateContext = createContext<Navigate | undefined>(undefined);

export interface RouterProviderProps {
  /** Navigates to a path of this app without loading a page. */
  navigate: Navigate;
  children: ReactNode;
}

/** Makes every link below it navigate within the app. Without it, links load pages. */
export function RouterProvider({ navigate, children }: RouterProviderProps) {
  return (
    <NavigateContext value={navigate}>
      <AriaRouterProvider navigate={navigate}>{children}</AriaRouterProvider>
    </NavigateContext>
  );
}

/** Whether the browser would follow a click in the same tab. */
function staysHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const target = link.getAttribute('target');
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) &&
    (target === null || target === '' || target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  );
}

/**
 * An `onClick` for plain `<a href>` elements, on the element itself or on a container of several. It navigates
 * within the app like `Link`, and leaves new tabs, downloads and other sites to the browser.
 */
export function useFollow(): (event: MouseEvent) => void {
  const navigate = useContext(NavigateContext);
  return useCallback(
    (event) => {
      if (navigate === undefined || event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href]');
      if (link === null || !staysHere(link, event)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    },
    [navigate],
  );
}
