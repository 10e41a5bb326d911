import { RouterProvider } from '@valise/ui/Link';
import type { ComponentType, ReactNode } from 'react';

// Replaces Storybook's preview when story files are rendered without Storybook.

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
  };
}

export { InEachState } from '../../.storybook/InEachState.tsx';
export { listen } from '../../.storybook/listen.ts';
export const navigated = () => {};

export default {
  meta: (meta: Parts) => ({
    story: (story: Parts & { tags?: readonly string[] } = {}) => storyOf(meta, story),
  }),
};
