'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
import { ReportContext } from './CopyReport.tsx';
import { copyButtonMessages } from './messages.ts';

export interface ReportProviderProps {
  /** The report: what went wrong lately, without personal values. */
  text: CopyButtonProps['text'];
  children: ReactNode;
}

function ReportButton({ text }: Pick<ReportProviderProps, 'text'>) {
  const messages = useMessages(copyButtonMessages);
  return <CopyButton text={text} label={messages.copyReport} size="small" />;
}

/** Gives every `CopyReport` the app's report. */
export function ReportProvider({ text, children }: ReportProviderProps) {
  return <ReportContext value={<ReportButton text={text} />}>{children}</ReportContext>;
}
