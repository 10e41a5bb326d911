import { createContext, use } from 'react';
import type { Config } from './config.ts';

/** The host's configuration, for the few screens that need more than the API's address. */
export const ConfigContext = createContext<Config | null>(null);

export function useConfig(): Config {
  const config = use(ConfigContext);
  if (config === null) throw new Error('useConfig needs a ConfigContext around it.');
  return config;
}
