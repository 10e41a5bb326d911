'use client';
import type { User } from '@valise/contract';
import { lazyOverlay } from '@valise/ui/lazyPart';
import { Camera } from '@valise/ui/icons/Camera';
import { ClockCounterClockwise } from '@valise/ui/icons/ClockCounterClockwise';
import { Plus } from '@valise/ui/icons/Plus';
import { useMessages } from '@valise/ui/messages';
import { type SearchEntry, type SearchGroup, SearchPalette, type TypedAhead } from '@valise/ui/SearchPalette';
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { paths } from '../../domain/paths.ts';
import { findIn } from '../../kit/find.ts';
import type { SearchSource } from '../../kit/search.ts';
import { shellMessages } from '../messages.ts';
import { screens } from '../screens.ts';
import { canReadCodes } from './camera/barcodeDetector.ts';
import type { CameraScanProps } from './camera/CameraScan.tsx';
import { searchMessages } from './messages.ts';
import { recentSearchesOf, withRecent } from './recentSearches.ts';

const CameraScan = lazyOverlay<CameraScanProps>(async () => (await import('./camera/CameraScan.tsx')).CameraScan, {
  close: ({ onClose }) => onClose(),
});

/** The id of the entry that starts the camera. */
const CAMERA = 'camera';

/** The props that the shell gives to its search. */
export interface SearchOverlayProps {
  isOpen: boolean;
  /** The query is a scanned barcode: its product is opened at once, or the palette when no product has it. */
  isScan: boolean;
  /** The query was scanned, so the next scan or key replaces it. */
  isQuerySelected: boolean;
  query: string;
  onQueryChange: (query: string) => void;
  /** Called when no product has the scanned barcode. */
  onScanFailed: () => void;
  /** Keys pressed in `SearchWaiting` that did not change the query. */
  typedAhead: TypedAhead | undefined;
  onTypeAhead: (typed: TypedAhead) => void;
  /** The box that the palette is aligned with. */
  anchor: RefObject<Element | null>;
  onClose: () => void;
}

export interface SearchProps extends SearchOverlayProps {
  user: Pick<User, 'id'>;
  /** The lists that can be searched, in the order of their groups. */
  sources: readonly SearchSource[];
  /** Whether the portal has a screen at a path. A missing screen is not offered. */
  hasScreen: (path: string) => boolean;
  /** Opens a path of this app. */
  onGoTo: (path: string) => void;
}

/** The search of the shell: products, screens and actions, and the results that were opened last. */
export function Search({ user, sources, hasScreen, isScan, onScanFailed, onGoTo, ...palette }: SearchProps) {
  const { isOpen, query, anchor, onClose } = palette;
  const messages = useMessages(shellMessages);
  const copy = useMessages(searchMessages);
  const stored = useMemo(() => recentSearchesOf(user.id), [user.id]);
  const [recent, setRecent] = useState(stored.read);
  const settled = useDeferredValue(query);
  const isLoading = sources.some((source) => source.isLoading);
  const failure = sources.find(({ failure }) => failure !== undefined)?.failure;
  // The camera closes the palette, but the search still needs its lists.
  const [hasCamera, setCamera] = useState(false);
  const [cameraCode, setCameraCode] = useState<string>();
  const givesWay = useRef(false);
  const [canScan, setCanScan] = useState(false);
  useEffect(() => void canReadCodes().then(setCanScan), []);

  if (!isOpen && hasCamera) {
    setCamera(false);
    setCameraCode(undefined);
  }

  const code = hasCamera ? cameraCode : isScan ? query.trim() : undefined;
  const find = useEffectEvent((code: string) => {
    const path = sources.map(({ pathOf }) => pathOf(code)).find((found) => found !== null);
    if (path !== undefined && path !== null) {
      onClose();
      onGoTo(path);
    } else if (!hasCamera) onScanFailed();
  });
  useEffect(() => {
    if (isOpen && code !== undefined && !isLoading) find(code);
  }, [isOpen, code, isLoading]);

  const groups = useMemo((): SearchGroup[] => {
    const matching = (entries: readonly SearchEntry[]) => findIn(entries, ({ label }) => label, settled);
    const screenEntries = screens.flatMap(({ name, path, sidebar }): SearchEntry[] => {
      if (sidebar === undefined || !hasScreen(path)) return [];
      const Icon = sidebar.icon;
      return [{ id: path, label: messages[name], icon: <Icon size={18} />, href: path }];
    });
    const actions: SearchEntry[] = [
      { id: 'add product', label: copy.addNewProduct, icon: <Plus size={18} />, href: paths.addProduct },
      ...(canScan ? [{ id: CAMERA, label: copy.scanWithCamera, icon: <Camera size={18} /> }] : []),
    ];
    const fixed = [
      { label: copy.screens, entries: matching(screenEntries) },
      { label: copy.actions, entries: matching(actions) },
    ];
    if (settled.trim() !== '') return [...sources.flatMap(({ find }) => find(settled) ?? []), ...fixed];
    const opened = recent.map(({ image, ...entry }) => ({
      ...entry,
      id: `recent ${entry.href}`,
      image,
      icon: <ClockCounterClockwise size={18} />,
    }));
    const suggestions = sources.flatMap((source) => source.suggestions);
    return [
      { label: copy.recent, entries: opened },
      { label: copy.suggestions, entries: suggestions },
      { label: copy.actions, entries: actions },
    ];
  }, [settled, sources, recent, hasScreen, canScan, messages, copy]);

  return (
    <>
      <SearchPalette
        {...palette}
        // The palette shows a scanned barcode while it is looked up.
        isOpen={isOpen && !hasCamera && (!isScan || isLoading)}
        groups={groups}
        isLoading={isLoading || settled !== query}
        isStale={settled !== query}
        failure={failure}
        placeholder={messages.searchPlaceholder}
        hint={copy.searchHint}
        tip={copy.scanTip}
        onChoose={({ id, label, href, details = [], image = null }) => {
          if (id === CAMERA) {
            givesWay.current = true;
            setCamera(true);
          }
          if (href === undefined || image === null) return;
          const next = withRecent(recent, { label, href, details: [...details], image });
          setRecent(next);
          stored.write(next);
        }}
        onClose={() => {
          if (!givesWay.current) onClose();
          givesWay.current = false;
        }}
      />
      <CameraScan
        isOpen={isOpen && hasCamera}
        search={cameraCode === undefined ? undefined : { code: cameraCode, state: isLoading ? 'lookingUp' : failure === undefined ? 'unknown' : 'failed' }}
        onCode={(found) => hasCamera && setCameraCode(found)}
        restoreFocusTo={() =>
          [...(anchor.current?.closest('search')?.querySelectorAll<HTMLElement>('button, input') ?? [])].find((control) => control.checkVisibility())
        }
        onClose={onClose}
      />
    </>
  );
}
