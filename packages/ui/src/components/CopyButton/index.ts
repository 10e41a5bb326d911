export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
export { CopyReport } from './CopyReport.tsx';
export { ReportProvider, type ReportProviderProps } from './ReportProvider.tsx';
