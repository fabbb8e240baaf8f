/** The service worker sends this message to open pages when the push subscription has changed. */
export const pushChanged = 'push-changed';
