/** The link to an order's page with its tracking token. The token follows the #, so no server receives it. */
export function linkWithToken(origin: string, orderId: string, trackingToken: string): string {
  return `${origin}/orders/${orderId}#token=${encodeURIComponent(trackingToken)}`;
}
