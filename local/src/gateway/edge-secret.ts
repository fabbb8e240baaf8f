/** The secret that the local gateway sends to the handlers in place of CloudFront. */
export const edgeSecret = 'thali-local-edge';
