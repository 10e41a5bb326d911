export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
export { CopyReport, ReportProvider } from './CopyReport.tsx';
