import { createContext, use } from 'react';

/** Fetches the code of the screen at a path. It is a context because the route table imports the screens that call it. */
export const PreloadContext = createContext<(path: string) => Promise<void>>(() => Promise.resolve());

export const usePreload = () => use(PreloadContext);
