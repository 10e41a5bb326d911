/** Where notifications are listed. In a file of its own, so that who knows their requests by it needs none of their schemas. */
export const notificationsPath = '/notifications';
