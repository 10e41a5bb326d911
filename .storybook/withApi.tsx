import { ApiProvider } from '@valise/features/kit';
import { FreshCache } from '@valise/features/testing';
import type { ReactRenderer } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { clientOf, type Server } from './api.ts';

interface StoryApiProps {
  servers: readonly Server[];
  children: ReactNode;
}

function StoryApi({ servers, children }: StoryApiProps) {
  const [client] = useState(() => clientOf(servers));
  return (
    <FreshCache>
      <ApiProvider client={client}>{children}</ApiProvider>
    </FreshCache>
  );
}

/** Provides the real client over the servers of a story's parameter `api`, with an empty cache. */
export const withApi: DecoratorFunction<ReactRenderer> = (Story, { parameters, id }) => {
  const servers = parameters.api as readonly Server[] | undefined;
  if (servers === undefined) return <Story />;
  return (
    <StoryApi key={id} servers={servers}>
      <Story />
    </StoryApi>
  );
};
