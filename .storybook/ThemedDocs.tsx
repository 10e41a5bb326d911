import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from './theme.ts';
import { initialGlobals } from './toolbar.ts';
import { showTheme } from './withTheme.tsx';

type GlobalsEvent = [{ globals: { theme?: string } }] | undefined;

/** A page of documentation in the toolbar's theme, so that examples have their own background. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    [channel],
  );
  const theme = useSyncExternalStore(subscribe, () => {
    const [event] = ((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as GlobalsEvent) ?? [];
    return event?.globals.theme ?? initialGlobals.theme;
  });
  useLayoutEffect(() => showTheme(theme), [theme]);

  const isDark = theme === 'dark' || (theme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
