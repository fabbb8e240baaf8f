/** The worker's message to open pages about a new push subscription. */
export const pushChanged = 'push-changed';
