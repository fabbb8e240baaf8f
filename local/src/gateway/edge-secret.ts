/** The edge's secret for the handlers. The local gateway stands in for the edge. */
export const edgeSecret = 'thali-local-edge';
