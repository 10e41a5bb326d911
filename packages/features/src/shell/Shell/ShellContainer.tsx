'use client';
import { productEndpoints } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import type { SearchGroup } from '@valise/ui/SearchPalette';
import { useMemo, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { useEndpoint } from '../../shared/api/useEndpoint.ts';
import { useSubmit } from '../../shared/submit/useSubmit.ts';
import { shellMessages } from '../messages.ts';
import { screens } from '../screens.ts';
import { Shell, type ShellProps } from './Shell.tsx';

export interface ShellContainerProps
  extends Pick<ShellProps, 'user' | 'path' | 'theme' | 'onThemeChange' | 'actions' | 'children'> {
  /** Ends the session. Until it resolves the dialog is busy, and it is not called again. */
  onLogout: () => Promise<void> | void;
  /** The dialog is open from the start, as at /logout. @default false */
  isLogoutRequested?: boolean;
  onLogoutCancelled?: () => void;
}

/** The shell with its search and its logout. */
export function ShellContainer({ onLogout, isLogoutRequested = false, onLogoutCancelled, ...shell }: ShellContainerProps) {
  const [isLoggingOut, setLoggingOut] = useState(isLogoutRequested);
  const { submit, isBusy } = useSubmit(async () => onLogout(), { onDone: () => setLoggingOut(false) });
  return (
    <Shell
      {...shell}
      search={useSearch()}
      isLoggingOut={isLoggingOut}
      isLogoutBusy={isBusy}
      onLogout={() => setLoggingOut(true)}
      onLogoutConfirmed={() => submit()}
      onLogoutCancelled={() => {
        setLoggingOut(false);
        onLogoutCancelled?.();
      }}
    />
  );
}

function useSearch(): ShellProps['search'] {
  const messages = useMessages(shellMessages);
  const [isUsed, setUsed] = useState(false);
  const { data: products } = useEndpoint(productEndpoints.list, isUsed ? {} : null);

  const groups = useMemo((): SearchGroup[] => {
    const screenLinks: SearchGroup = { label: messages.screens, links: screens.map(({ name, path }) => ({ label: messages[name], href: path })) };
    if (products === undefined) return [screenLinks];
    const links = products.map(({ id, name }) => ({ label: name, detail: `#${id}`, href: paths.viewProduct(id) }));
    return [screenLinks, { label: messages.products, links }];
  }, [messages, products]);

  return { groups, onFirstUse: () => setUsed(true) };
}
