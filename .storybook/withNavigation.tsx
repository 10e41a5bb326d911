import { RouterProvider } from '@valise/ui/Link';
import type { ReactRenderer } from '@storybook/react-vite';
import type { DecoratorFunction } from 'storybook/internal/types';
import { fn } from 'storybook/test';

/** Where a story's links led: a spy, told the path. Links leave the story where it is. */
export const navigated = fn<(path: string) => void>().mockName('navigated');

export const withNavigation: DecoratorFunction<ReactRenderer> = (Story) => (
  <RouterProvider navigate={(path) => navigated(path)}>
    <Story />
  </RouterProvider>
);
