export const notificationPanelMessages = {
  'en-US': {
    notificationTitle: 'Notifications',
    notificationEmpty: 'No notification',
    notificationMarkAll: 'Mark all as read',
    notificationLoading: 'Loading notifications...',
    notificationRetry: 'Try again',
    notificationUnread: 'Unread',
    notificationElsewhere: 'Opens in a new tab',
  },
};
