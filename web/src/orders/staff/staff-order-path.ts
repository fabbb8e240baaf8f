/** The address in the dashboard that opens an order. Rule: pay-41 */
export function staffOrderPath(orderId: string): string {
  return `/vendor/orders?order=${encodeURIComponent(orderId)}`;
}
