import { RouterProvider } from '@valise/ui/Link';
import type { ComponentType, ReactNode } from 'react';

// What story files import as their preview when they are rendered without Storybook, on a server first.

type Args = Record<string, unknown>;
type Decorator = (Story: ComponentType, context: { args: Args }) => ReactNode;

interface Parts {
  component?: ComponentType<Args>;
  args?: Args;
  render?: (args: Args, context: { args: Args }) => ReactNode;
  decorators?: readonly Decorator[];
}

/** A story as a component. */
export interface PlainStory {
  tags: readonly string[];
  Story: ComponentType;
  /** Another story like it. */
  extend: (more: Parts & { tags?: readonly string[] }) => PlainStory;
}

function storyOf(meta: Parts, story: Parts & { tags?: readonly string[] }): PlainStory {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  const { component: Component } = meta;
  const Bare = () => (render ? render(args, { args }) : Component && <Component {...args} />);
  const Decorated = [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, { args }),
    Bare,
  );
  return {
    tags: story.tags ?? [],
    Story: () => (
      <RouterProvider navigate={navigated}>
        <Decorated />
      </RouterProvider>
    ),
    extend: (more) => storyOf(meta, { ...story, ...more }),
  };
}

export { InEachState } from '../../.storybook/InEachState.tsx';
export const navigated = () => {};

export default {
  meta: (meta: Parts) => ({
    story: (story: Parts & { tags?: readonly string[] } = {}) => storyOf(meta, story),
  }),
};
