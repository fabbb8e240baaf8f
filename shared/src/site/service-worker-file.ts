/**
 * The service worker of a mess's site, which stores the site on a phone. The file has the same name in the built site
 * and at the root of the mess's host. The name has no hash, because the address must not change between releases.
 */
export const serviceWorkerFile = 'sw.js';

/**
 * The service worker of the other hosts, by its name in the built site. These hosts serve the file as `sw.js`. The
 * worker handles push messages and stores nothing.
 */
export const pushWorkerFile = 'push-sw.js';
