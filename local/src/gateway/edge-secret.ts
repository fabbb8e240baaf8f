/** The edge's secret for the handlers. The local gateway plays the edge. */
export const edgeSecret = 'thali-local-edge';
