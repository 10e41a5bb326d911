export { alertTone } from './alertTone.ts';
export { AlertsPanel, type AlertsPanelProps } from './AlertsPanel/AlertsPanel.tsx';
export { DashboardContainer, type DashboardContainerProps } from './Dashboard/DashboardContainer.tsx';
export { Dashboard, type DashboardProps } from './Dashboard/Dashboard.tsx';
export { type QueueColumnId, queueColumnIds, queueColumnOf, queueColumns } from '../domain/order/queueColumns.ts';
export { TodaysQueue, type TodaysQueueProps } from './TodaysQueue/TodaysQueue.tsx';
export { WelcomeBanner, type WelcomeBannerProps } from './WelcomeBanner/WelcomeBanner.tsx';
