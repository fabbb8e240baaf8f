/** What the worker tells open pages when the browser has taken another push address. */
export const pushChanged = 'push-changed';
