import type { DecoratorFunction } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';

/** Puts the toolbar's theme on the root, where a portal puts the reader's choice. */
export function showTheme(theme: unknown) {
  if (theme === 'system' || theme === 'forced') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = String(theme);
}

export const withTheme: DecoratorFunction<ReactRenderer> = (Story, { globals }) => {
  showTheme(globals.theme);
  return <Story />;
};
