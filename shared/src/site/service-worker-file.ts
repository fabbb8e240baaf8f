/**
 * The service worker that stores a mess's site on a phone: its name at the root of the mess's host and in the built
 * site. The name has no hash, because its address must not change between releases.
 */
export const serviceWorkerFile = 'sw.js';

/**
 * The service worker of the other hosts, at the same address. It handles push messages and stores nothing. This is its
 * name in the built site only.
 */
export const pushWorkerFile = 'push-sw.js';
