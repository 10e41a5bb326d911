'use client';
import { createContext, type ReactNode } from 'react';

/**
 * Called when an overlay opens, with the function that closes it.
 *
 * @returns a function that is called once the overlay has closed
 */
export type HoldBack = (close: () => void) => () => void;

export const BackContext = createContext<HoldBack | undefined>(undefined);

export interface BackProviderProps {
  /** Is told of each overlay that opens. The app decides when the browser's Back closes the last one instead of leaving the screen. */
  hold: HoldBack;
  children: ReactNode;
}

/** Lets the browser's Back close the overlays below it. Without it, Back leaves the screen under an open overlay. */
export function BackProvider({ hold, children }: BackProviderProps) {
  return <BackContext value={hold}>{children}</BackContext>;
}
