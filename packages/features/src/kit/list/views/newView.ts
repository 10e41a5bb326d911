import type { ListView } from './listViews.ts';

/** A unique id. `crypto.randomUUID` is missing on a page without TLS. */
export const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

export const newView = (name: string, shown: Pick<ListView, 'query' | 'preferences'>): ListView => ({ id: newId(), name, ...shown });
