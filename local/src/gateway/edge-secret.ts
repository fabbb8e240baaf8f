/** What the edge proves itself with; the gateway here plays the edge as well. */
export const edgeSecret = 'thali-local-edge';
