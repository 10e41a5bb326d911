'use client';
import type { User } from '@valise/contract';
import { ClockCounterClockwise } from '@valise/ui/icons/ClockCounterClockwise';
import { Plus } from '@valise/ui/icons/Plus';
import { useMessages } from '@valise/ui/messages';
import { type SearchEntry, type SearchGroup, SearchPalette, type TypedAhead } from '@valise/ui/SearchPalette';
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import type { SearchSource } from '../../shared/search.ts';
import { shellMessages } from '../messages.ts';
import { screens } from '../screens.ts';
import { recentSearchesOf, withRecent } from './recentSearches.ts';

/** What the shell gives to its search. */
export interface SearchOverlayProps {
  isOpen: boolean;
  /** The query is a barcode that was scanned: its product is opened, and the palette only when there is none. */
  isScan: boolean;
  /** The query was scanned: what is scanned or typed next replaces it. */
  isQuerySelected: boolean;
  query: string;
  onQueryChange: (query: string) => void;
  /** A scanned barcode belongs to no product. */
  onScanFailed: () => void;
  /** What was pressed in `SearchWaiting` besides the query. */
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
  /** Whether a path is that of a screen: what would link to one that is missing is not offered. */
  hasScreen: (path: string) => boolean;
  /** Opens a path of this app. */
  onGoTo: (path: string) => void;
}

/** The search of the shell: products, screens and actions, and what was opened last. */
export function Search({ user, sources, hasScreen, isScan, onScanFailed, onGoTo, ...palette }: SearchProps) {
  const { isOpen, query, onClose } = palette;
  const messages = useMessages(shellMessages);
  const stored = useMemo(() => recentSearchesOf(user.id), [user.id]);
  const [recent, setRecent] = useState(stored.read);
  const settled = useDeferredValue(query);
  const isLoading = sources.some((source) => source.isLoading);

  const scanned = useEffectEvent(() => {
    const path = sources.map(({ pathOf }) => pathOf(query.trim())).find((found) => found !== null);
    if (path === undefined || path === null) return onScanFailed();
    onClose();
    onGoTo(path);
    return undefined;
  });
  useEffect(() => {
    if (isOpen && isScan && !isLoading) scanned();
  }, [isOpen, isScan, isLoading]);

  const groups = useMemo((): SearchGroup[] => {
    const wanted = settled.trim().toLowerCase();
    const matching = (entries: readonly SearchEntry[]) => entries.filter(({ label }) => label.toLowerCase().includes(wanted));
    const screenEntries = screens.flatMap(({ name, path, sidebar }): SearchEntry[] => {
      if (sidebar === undefined || !hasScreen(path)) return [];
      const Icon = sidebar.icon;
      return [{ id: path, label: messages[name], icon: <Icon size={18} />, href: path }];
    });
    const actions: SearchEntry[] = [{ id: 'add product', label: messages.addNewProduct, icon: <Plus size={18} />, href: paths.addProduct }];
    const fixed = [
      { label: messages.screens, entries: matching(screenEntries) },
      { label: messages.actions, entries: matching(actions) },
    ];
    if (wanted !== '') return [...sources.flatMap(({ find }) => find(settled) ?? []), ...fixed];
    const opened = recent.map(({ image, ...entry }) => ({
      ...entry,
      id: `recent ${entry.href}`,
      image,
      icon: <ClockCounterClockwise size={18} />,
    }));
    const suggestions = sources.flatMap((source) => source.suggestions);
    return [
      { label: messages.recent, entries: opened },
      { label: messages.suggestions, entries: suggestions },
      { label: messages.actions, entries: actions },
    ];
  }, [settled, sources, recent, hasScreen, messages]);

  return (
    <SearchPalette
      {...palette}
      // While a scanned barcode is looked up it shows that.
      isOpen={isOpen && (!isScan || isLoading)}
      groups={groups}
      isLoading={isLoading || settled !== query}
      isStale={settled !== query}
      failure={sources.find(({ failure }) => failure !== undefined)?.failure}
      placeholder={messages.searchPlaceholder}
      hint={messages.searchHint}
      tip={messages.scanTip}
      onChoose={({ label, href, details = [], image = null }) => {
        if (href === undefined || image === null) return;
        const next = withRecent(recent, { label, href, details: [...details], image });
        setRecent(next);
        stored.write(next);
      }}
    />
  );
}
