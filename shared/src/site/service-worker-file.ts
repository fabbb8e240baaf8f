/**
 * The service worker of a mess's site. It stores the site on a phone. The name is the same in the built site and at the
 * root of the mess's host. It has no hash, because the address must not change between releases.
 */
export const serviceWorkerFile = 'sw.js';

/**
 * The service worker of the other hosts, as named in the built site. These hosts serve it at the address above. It handles
 * push messages and stores nothing.
 */
export const pushWorkerFile = 'push-sw.js';
