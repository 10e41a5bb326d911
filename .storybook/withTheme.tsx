import type { DecoratorFunction } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';

/** Sets the toolbar's theme on the root element, as the portal does with the reader's choice. */
export function showTheme(theme: unknown) {
  if (theme === 'system' || theme === 'forced') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = String(theme);
}

export const withTheme: DecoratorFunction<ReactRenderer> = (Story, { globals }) => {
  showTheme(globals.theme);
  return <Story />;
};
