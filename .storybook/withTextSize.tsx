import type { ReactRenderer } from '@storybook/react-vite';
import type { DecoratorFunction } from 'storybook/internal/types';

/** The reader's own text size, on which all sizes in rem depend. */
export const withTextSize: DecoratorFunction<ReactRenderer> = (Story, { globals }) => {
  document.documentElement.style.fontSize = globals.textSize === '200' ? '200%' : '';
  return <Story />;
};
