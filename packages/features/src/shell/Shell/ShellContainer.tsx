'use client';
import { useMessages } from '@valise/ui/messages';
import { SearchBox } from '@valise/ui/SearchBox';
import type { TypedAhead } from '@valise/ui/SearchPalette';
import { type ComponentType, memo, useEffect, useRef, useState } from 'react';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import type { FoundWork } from '../LogoutDialog/unsavedWork.ts';
import { shellMessages } from '../messages.ts';
import type { SearchOverlayProps } from '../search/Search.tsx';
import { useScan } from '../search/useScan.ts';
import type { ShortcutKeysProps } from '../shortcuts/ShortcutKeys.tsx';
import { Shell, type ShellProps } from './Shell.tsx';

export interface ShellContainerProps
  extends Pick<ShellProps, 'user' | 'path' | 'waiting' | 'theme' | 'onThemeChange' | 'areShortcutsOn' | 'onShortcutsSwitch' | 'actions' | 'notice' | 'children'> {
  /** The overlay that the search box opens: a `Search` with its lists, or a component that fetches it. */
  search: ComponentType<SearchOverlayProps>;
  /** Makes the shortcuts work: `ShortcutKeys` with its navigation, or a component that fetches it. */
  shortcutKeys: ComponentType<ShortcutKeysProps>;
  /** Ends the session. Until it resolves the dialog is busy, and it is not called again. */
  onLogout: () => Promise<void> | void;
  /** The dialog is open from the start, as at /logout. @default false */
  isLogoutRequested?: boolean;
  onLogoutCancelled?: () => void;
  /** Looks for what a logout would remove, in every tab, until the returned function is called. Memoised. */
  findUnsaved?: (onFound: (found: readonly FoundWork[]) => void) => () => void;
}

/** The shell with its search, its shortcuts and its logout. */
export function ShellContainer({ search, shortcutKeys: ShortcutKeys, onLogout, isLogoutRequested = false, onLogoutCancelled, findUnsaved, ...shell }: ShellContainerProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isLoggingOut, setLoggingOut] = useState(isLogoutRequested);
  const { submit, isBusy } = useSubmit(async () => onLogout(), { onDone: () => setLoggingOut(false) });
  const [unsaved, setUnsaved] = useState<readonly FoundWork[]>([]);
  useEffect(() => (isLoggingOut ? findUnsaved?.(setUnsaved) : undefined), [isLoggingOut, findUnsaved]);
  return (
    <>
      <Shell
        {...shell}
        search={<ShellSearch overlay={search} />}
        isShortcutSheetOpen={isSheetOpen}
        onShortcutSheetChange={setSheetOpen}
        isLoggingOut={isLoggingOut}
        isLogoutBusy={isBusy}
        unsaved={unsaved}
        onLogout={() => setLoggingOut(true)}
        onLogoutConfirmed={() => submit()}
        onLogoutCancelled={() => {
          setLoggingOut(false);
          onLogoutCancelled?.();
        }}
      />
      <ShortcutKeys isOn={shell.areShortcutsOn} onHelp={() => setSheetOpen(true)} />
    </>
  );
}

type SearchState = 'closed' | 'open' | 'scan' | 'failedScan';

/** Memoised, because the shell renders on every navigation. */
const ShellSearch = memo(function ShellSearch({ overlay: Overlay }: { overlay: ComponentType<SearchOverlayProps> }) {
  const messages = useMessages(shellMessages);
  const box = useRef<HTMLDivElement>(null);
  const [typedAhead, setTypedAhead] = useState<TypedAhead>();
  const [state, setState] = useState<SearchState>('closed');
  const [query, setQuery] = useState('');
  useScan((barcode) => {
    setQuery(barcode);
    setState('scan');
  });
  return (
    <>
      <SearchBox ref={box} value={query} onChange={setQuery} onOpen={() => setState('open')} placeholder={messages.searchPlaceholder} />
      <Overlay
        isOpen={state !== 'closed'}
        isScan={state === 'scan'}
        isQuerySelected={state === 'scan' || state === 'failedScan'}
        query={query}
        onQueryChange={setQuery}
        onScanFailed={() => setState('failedScan')}
        typedAhead={typedAhead}
        onTypeAhead={setTypedAhead}
        anchor={box}
        onClose={() => {
          setTypedAhead(undefined);
          setState('closed');
          setQuery('');
        }}
      />
    </>
  );
});
