import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from './theme.ts';
import { initialGlobals } from './toolbar.ts';
import { showTheme } from './withTheme.tsx';

type Told = [{ globals: { theme?: string } }] | undefined;

/** A page of documentation in the theme that the toolbar asks for, so that examples stand on their own ground. */
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
    const [told] = ((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as Told) ?? [];
    return told?.globals.theme ?? initialGlobals.theme;
  });
  useLayoutEffect(() => showTheme(theme), [theme]);

  const isDark = theme === 'dark' || (theme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
