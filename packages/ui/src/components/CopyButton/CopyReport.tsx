'use client';
import { createContext, useContext } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
import { copyButtonMessages } from './messages.ts';

const ReportContext = createContext<(() => string) | null>(null);

/** Gives every `CopyReport` the text of the app's report: what went wrong lately, without personal values. */
export const ReportProvider = ReportContext.Provider;

/** Copies the app's report for whoever looks after the app. It stands beside errors, and is nothing without a `ReportProvider`. */
export function CopyReport({ size }: Pick<CopyButtonProps, 'size'>) {
  const messages = useMessages(copyButtonMessages);
  const report = useContext(ReportContext);
  return report && <CopyButton text={report} label={messages.copyReport} size={size} />;
}
