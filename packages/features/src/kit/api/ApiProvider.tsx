'use client';
import type { Client } from '@valise/contract';
import { createContext, type ReactNode, use } from 'react';

const ApiContext = createContext<Client | null>(null);

export interface ApiProviderProps {
  /** The contract's client, which every container calls. */
  client: Client;
  children: ReactNode;
}

/** Provides the API client to the containers below. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/** The client of the nearest ApiProvider. */
export function useApi(): Client {
  const client = use(ApiContext);
  if (client === null) throw new Error('A container is outside an ApiProvider.');
  return client;
}
