'use client';
import { productEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import type { SearchGroup } from '@valise/ui/SearchPalette';
import { useMemo, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { useEndpoint } from '../../shared/useEndpoint.ts';
import { useOnce } from '../../shared/useOnce.ts';
import { shellMessages } from '../messages.ts';
import { Shell, type ShellProps } from './Shell.tsx';

export interface ShellContainerProps
  extends Pick<ShellProps, 'user' | 'path' | 'theme' | 'onThemeChange' | 'actions' | 'children'> {
  /** Ends the session. The dialog is busy until this has ended, and asks only once. */
  onLogout: () => Promise<void> | void;
  /** Someone asked for /logout by its address: the dialog is open from the start. @default false */
  isAskedToLogOut?: boolean;
  onLogoutCancelled?: () => void;
  /** Where a product that was found leads, from its id. Without it only screens are found. */
  productHref?: (id: string) => string;
}

/** The shell with its search and its logout. */
export function ShellContainer({
  onLogout,
  isAskedToLogOut = false,
  onLogoutCancelled,
  productHref,
  ...shell
}: ShellContainerProps) {
  const [isLoggingOut, setLoggingOut] = useState(isAskedToLogOut);
  const { run: logOut, isBusy } = useOnce(async () => {
    await onLogout();
    setLoggingOut(false);
  });
  return (
    <Shell
      {...shell}
      search={useSearch(productHref)}
      isLoggingOut={isLoggingOut}
      isLogoutBusy={isBusy}
      onLogout={() => setLoggingOut(true)}
      onLogoutConfirmed={() => void logOut()}
      onLogoutCancelled={() => {
        setLoggingOut(false);
        onLogoutCancelled?.();
      }}
    />
  );
}

function useSearch(productHref: ShellContainerProps['productHref']): ShellProps['search'] {
  const messages = useMessages(shellMessages);
  const [isUsed, setUsed] = useState(false);
  const { data: products } = useEndpoint(productEndpoints.list, isUsed && productHref !== undefined ? {} : null);

  const groups = useMemo((): SearchGroup[] => {
    const screens = {
      label: messages.screens,
      links: [
        { label: messages.dashboard, href: paths.home },
        { label: messages.products, href: paths.products },
        { label: messages.addProduct, href: paths.addProduct },
        { label: messages.orders, href: paths.orders },
        { label: messages.refund, href: paths.refunds },
        { label: messages.support, href: paths.support },
        { label: messages.settings, href: paths.settings },
      ],
    };
    if (products === undefined || productHref === undefined) return [screens];
    const links = products.map(({ id, name }) => ({ label: name, detail: `#${id}`, href: productHref(id) }));
    return [screens, { label: messages.products, links }];
  }, [messages, products, productHref]);

  return { groups, onFirstUse: () => setUsed(true) };
}
