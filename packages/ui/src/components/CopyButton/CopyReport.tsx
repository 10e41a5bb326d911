'use client';
import { createContext, type ReactNode, useContext } from 'react';

/** The button that copies the app's report. A context, so that an error brings no code of buttons and of the clipboard. */
export const ReportContext = createContext<ReactNode>(null);

/** Copies the app's report for whoever looks after the app. It stands beside errors, and is nothing without a `ReportProvider`. */
export function CopyReport(): ReactNode {
  return useContext(ReportContext);
}
