/** The page of an order, with the token that shows it. The token comes after the #, so that no server sees it. */
export function linkWithToken(origin: string, orderId: string, trackingToken: string): string {
  return `${origin}/orders/${orderId}#token=${encodeURIComponent(trackingToken)}`;
}
