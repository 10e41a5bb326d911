export { NotificationPanel } from './NotificationPanel.tsx';
export type { NotificationItem, NotificationPanelProps } from './notificationPanelProps.ts';
