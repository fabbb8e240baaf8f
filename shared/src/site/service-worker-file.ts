/**
 * What keeps a mess's site on a phone, by its name at the root of the mess's own host and in the built
 * site. It has no hash in its name: its address must not change from one release to the next.
 */
export const serviceWorkerFile = 'sw.js';

/** What the other hosts have at the same address: it takes pushes and keeps nothing. Its name in the built site only. */
export const pushWorkerFile = 'push-sw.js';
