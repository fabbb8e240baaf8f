/**
 * What keeps a mess's site on a phone, by its name at the root of the mess's own host and in the built
 * site. It stands beside the documents: its address must not change from one release to the next.
 */
export const serviceWorkerFile = 'sw.js';
