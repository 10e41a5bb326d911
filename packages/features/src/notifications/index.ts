export { NotificationsContainer, type NotificationsContainerProps } from './NotificationCenter/NotificationsContainer.tsx';
