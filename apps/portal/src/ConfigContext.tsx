import { createContext, use } from 'react';
import type { Config } from './config.ts';

/** What the partner's host says of itself, for the few screens that need more of it than the API's address. */
export const ConfigContext = createContext<Config | null>(null);

export function useConfig(): Config {
  const config = use(ConfigContext);
  if (config === null) throw new Error('useConfig stands outside a ConfigContext.');
  return config;
}
