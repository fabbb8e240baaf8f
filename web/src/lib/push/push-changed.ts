/** What the worker tells open pages when the browser has another push subscription. */
export const pushChanged = 'push-changed';
