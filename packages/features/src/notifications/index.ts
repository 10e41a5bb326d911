export { NotificationsContainer, type NotificationsContainerProps } from './Notifications/NotificationsContainer.tsx';
