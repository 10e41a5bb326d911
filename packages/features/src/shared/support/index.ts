export * from './SupportButton.tsx';
export * from './useSupportTicket.ts';
