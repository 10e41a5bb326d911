import { RouterProvider } from '@valise/ui/Link';
import type { ReactRenderer } from '@storybook/react-vite';
import type { DecoratorFunction } from 'storybook/internal/types';
import { fn } from 'storybook/test';

/** A spy that is called with the path of a pressed link. The story itself does not navigate. */
export const navigated = fn<(path: string) => void>().mockName('navigated');

export const withNavigation: DecoratorFunction<ReactRenderer> = (Story) => (
  <RouterProvider navigate={(path) => navigated(path)}>
    <Story />
  </RouterProvider>
);
